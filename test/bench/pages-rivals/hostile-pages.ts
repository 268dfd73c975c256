const MEGABYTE = 1_048_576;

/** Pages of a mebibyte each that ask for as much work as they can. */
export function hostilePages(): Record<string, string> {
  const attributes = Array.from({ length: 100_000 }, (_, at) => `d${at}=1`).join(' ');
  return {
    'deep-nesting': page(filled('<div>')),
    'deep-nesting-below-the-limit': page(`${'<div>'.repeat(1_000)}${filled('<p><b>x</b><img src=a.jpg>')}`),
    'a-hundred-thousand-attributes': page(`<img src="/a.jpg" ${attributes}>`),
    'a-million-images': page('<img>'.repeat(1_000_000)),
    'images-with-addresses': page(filled('<img src=/a/b.jpg>')),
    'different-images': page(Array.from({ length: 40_000 }, (_, at) => `<img src=/p/${at}.jpg>`).join('')),
    'a-huge-srcset': page(`<img srcset="${filled('/a.jpg 100w, ')}">`),
    'many-srcsets': page(filled(`<img srcset="${'/a.jpg 100w, '.repeat(600)}/b.jpg 200w">`)),
    'huge-json-ld': page(`<script type="application/ld+json">${jsonLdText(MEGABYTE)}</script>`),
    'json-ld-of-brackets': page(`<script type="application/ld+json">${filled('[')}</script>`),
    'many-json-ld': page(filled(`<script type="application/ld+json">${jsonLdText(20_000)}</script>`)),
    'one-giant-style': page(`<div style="background:${filled('url(')}">x</div>`),
    'many-styles': page(filled(`<div style="background:${'url( '.repeat(100)}"></div>`)),
    entities: page(filled('&amp;&#x41;&notit;&')),
    'entities-in-an-attribute': page(`<img alt="${filled('&amp;&#x41;&notit;&')}">`),
    'one-comment': page(`<!--${filled('-')}`),
    'one-tag': page(`<${filled('a')}`),
    'one-attribute-never-closed': page(`<img src="${filled('a ')}`),
    'nothing-but-openings': page(filled('<')),
    paragraphs: page(filled('<p>a')),
    'closing-tags': page(filled('</p></br></div>')),
    'data-in-an-attribute': page(`<div data-x="{ ${filled('a')} image: [">x</div>`),
    'many-data-attributes': page(
      filled(`<div data-x='{"image":"/a.jpg","b":[{"c":1},{"c":2},{"c":3}]}'></div>`),
    ),
    'data-of-a-call': page(
      `<script>window.__STATE__=(function(a){return {b:a}}(${')'.repeat(400_000)}x))</script>`,
    ),
    'data-as-a-stream': page(filled('<script>self.__next_f.push([1,"1:{\\"image\\":1}\\n"])</script>')),
    'data-that-names-itself': page(`<script type="application/json">${selfNamingData()}</script>`),
    'a-table-of-itself': page(`<script type="application/json">${tableOfItself()}</script>`),
    'many-templates': page(
      `<script type="application/json">{"geometry":{"small":99},"image":"a.jpg",${filled('"i":"https://a.example/{d}/{geometry}.jpg",')}"z":1}</script>`,
    ),
    'spaces-in-a-width': page(filled(`<img src="/a.jpg" width="1${' '.repeat(4_000)}x">`)),
    metas: page(filled('<meta property="og:image" content="/a.jpg">')),
  };
}

function page(body: string): string {
  return `<!doctype html><title>Hostile</title>${body}`;
}

/** As Nuxt writes it: a list whose first object has itself for each of its members. */
function selfNamingData(): string {
  const members = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`a${at}`, 0]));
  return JSON.stringify([{ ...members, f: 2 }, 'x.jpg', { '123': { image: 'a.jpg' } }, 3]);
}

/** The same with a table under numbers, of which each entry is the object that the table stands in. */
function tableOfItself(): string {
  const members = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`a${at}`, 0]));
  const table = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${10_000 + at}`, 0]));
  return JSON.stringify([{ ...members, t: 1 }, table, { '123': { image: 3 } }, 'x.jpg']);
}

function jsonLdText(length: number): string {
  const node = { '@type': 'Article', '@id': '#a', image: { '@id': '#b' }, name: 'x'.repeat(40) };
  return JSON.stringify({ '@graph': Array.from({ length: Math.ceil(length / 90) }, () => node) });
}

function filled(piece: string): string {
  return piece.repeat(Math.ceil(MEGABYTE / piece.length));
}
