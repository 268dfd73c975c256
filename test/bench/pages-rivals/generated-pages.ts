const KILOBYTE = 1_000;
const SIZES_KILOBYTES = [10, 30, 60, 100, 150, 250, 400, 700, 1_000, 2_000];
const MEGABYTE = 1_048_576;

/** Articles as sites build them, of sizes that are met: half of the bytes scripts and styles, the rest the text. */
export function generatedPages(): Record<string, string> {
  return Object.fromEntries(
    SIZES_KILOBYTES.flatMap((kilobytes) => [
      [`declared-${kilobytes}-kilobytes`, articlePage(kilobytes * KILOBYTE, true)],
      [`undeclared-${kilobytes}-kilobytes`, articlePage(kilobytes * KILOBYTE, false)],
    ]),
  );
}

/** A page of which the body fills a mebibyte; what memory is measured with. */
export function megabytePage(): string {
  return articlePage(MEGABYTE, true);
}

export function articlePage(bytes: number, isDeclared: boolean): string {
  const declared = '<meta property="og:image" content="/pictures/cover.jpg">';
  const script = `<script>window.state=${JSON.stringify({ items: filled('{"id":1,"name":"entry"},', bytes / 4) })}</script>`;
  const style = `<style>${filled('.card > a:hover{color:#123456;margin:0 auto}\n', bytes / 4)}</style>`;
  const head = `<meta charset="utf-8"><title>Generated</title>${isDeclared ? declared : ''}${style}`;
  const block = (at: number) =>
    `<section class="block block-${at}"><h2>Part ${at} &amp; more</h2><p>Words, <b>bold</b> words and <a href="/part/${at}">a link</a>.</p><figure><img src="/pictures/${at}.jpg" srcset="/pictures/${at}-600.jpg 600w, /pictures/${at}-1200.jpg 1200w" alt="Picture ${at}" width="600" height="400" loading="lazy"><figcaption>Caption ${at}</figcaption></figure></section>`;
  const blocks = Array.from({ length: Math.ceil(bytes / 2 / block(0).length) }, (_, at) => block(at));
  return `<!doctype html><html lang="en"><head>${head}</head><body><article>${blocks.join('')}</article>${script}</body></html>`;
}

function filled(piece: string, bytes: number): string {
  return piece.repeat(Math.ceil(bytes / piece.length));
}
