import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { decodeEntities } from '../../src/page/decode-entities';
import { HtmlParser } from '../../src/page/html-parser';

/** What a parser tells of a page, as lines; text that comes in pieces is one. */
function createLog() {
  const lines: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') lines.push(`text ${JSON.stringify(text)}`);
    text = '';
  };
  return {
    open(name: string, attributes: readonly (readonly [string, string])[]) {
      flush();
      lines.push(`<${name}> ${JSON.stringify(attributes)}`);
    },
    close(name: string) {
      flush();
      lines.push(`</${name}>`);
    },
    text: (piece: string) => void (text += piece),
    end: () => (flush(), lines),
  };
}

function ours(html: string, cut = html.length): string[] {
  const log = createLog();
  const parser = new HtmlParser({
    onopentag: (name, tag) =>
      log.open(
        name,
        Array.from(tag.attributeNames(), (key) => [key, tag.attribute(key) ?? 'missing'] as const),
      ),
    onclosetag: log.close,
    ontext: (text, isEncoded) => log.text(isEncoded ? decodeEntities(text, 'text') : text),
    oncomment: () => undefined,
    hearsText: () => true,
  });
  for (let at = 0; at < html.length; at += cut) parser.write(html.slice(at, at + cut));
  parser.end();
  return log.end();
}

function theirs(html: string): string[] {
  const log = createLog();
  const parser = new Parser({
    onopentag: (name, attributes) => log.open(name.toLowerCase(), Object.entries(attributes)),
    onclosetag: (name) => log.close(name.toLowerCase()),
    ontext: log.text,
  });
  parser.end(html);
  return log.end();
}

describe('our parser tells what htmlparser2 tells', () => {
  it.each([
    '<p>a<p>b</p></p>c',
    '<ul><li>a<li>b</ul>',
    '<table><tr><td>a<td>b<tr><th>c</table>',
    '<select><option>a<option>b</select>',
    '<a href=x>a<a href=y>b</a>',
    '<form><form id=b>x</form>y',
    '<img src=a.jpg/><br/></br></img>',
    '<image src=a><svg><image href=b /><title>x<b>y</b></title><path d="M0"/>z</svg>',
    '<svg><script>if (a < b) c</script></svg><script>if (a < b) "</p>"</script>',
    '<svg><![CDATA[ a < b ]]></svg>e',
    '<title>a &amp; <b></title><textarea>&lt;</p></TEXTAREA >x',
    '<style>a > b {}</styles></style\n>x',
    '<!-->a<!--->b<!-- > -- c --!>d<!x>e<?php f ?>g</ h>i',
    '<IMG SRC=a Src=b data-X="&copy;&copy2=1&amp;" alt=\'"\' checked>',
    '<a b = c d= e =f g/h>x',
    '<a "b" c\'d=e>x',
    'a < b <3 </> </3> <',
    '&amp;&#65;&#x42;&lt;p&gt;&notit;&nosuch;&',
    '<plaintext>a</plaintext><b>',
    '<script>never closed',
    '<p></div></p></p>x',
    '<math><mi><p>x</mi></math><b/>y',
    '<noscript><img src=a></noscript><iframe><img></iframe><xmp><p></xmp>',
  ])('of %j', (html) => {
    expect(ours(html)).toEqual(theirs(html));
    expect(ours(html, 1)).toEqual(theirs(html));
  });

  const PIECES = [
    ...[
      '<p>',
      '</p>',
      '<div class="a b" id=c>',
      '</div>',
      '<a href=/x>',
      '</a>',
      '<li>',
      '<ul>',
      '</ul>',
      '<td>',
    ],
    // Of SVG and MathML they do not know which tags of HTML end them.
    ...['<table>', '<tr>', '</table>', '<title>', '</title>', '<br>', '</br>'],
    ...[
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<textarea>',
      '</textarea>',
      '<form>',
      '</form>',
      '<h1>',
    ],
    ...[
      '<img src="a&amp;b" alt=\'c\'>',
      '<option>',
      '<select>',
      '<!--',
      '-->',
      '--!>',
      '<!',
      '<?',
      '>',
      '/>',
    ],
    ...['<', '</', '"', "'", '=', '&', '&amp', '&lt;', '&#65', ';', ' ', '\n', 'x', '<B ', '<image ', '/'],
  ];

  it('of any soup of tags, however it is cut', () => {
    // In a title they do not decode a reference right after `<`; browsers do.
    const soup = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 30 })
      .map((pieces) => pieces.join('').replaceAll('&', ' &'));
    fc.assert(
      fc.property(soup, fc.integer({ min: 1, max: 9 }), (text, cut) => {
        // A tag that never ends they close without having opened it, so every quote and tag is ended.
        const html = `${text}"">'>--></script></style></title></textarea></xmp><hr>`;
        expect(ours(html)).toEqual(theirs(html));
        expect(ours(html, cut)).toEqual(ours(html));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('where htmlparser2 does otherwise, our parser does as browsers', () => {
  const named = (html: string) => ours(html).filter((line) => line.startsWith('<') && !line.startsWith('</'));

  it('CDATA outside of SVG ends like any comment that is none', () => {
    expect(ours('<![CDATA[ c > d ]]>e')).toEqual(['text " d ]]>e"']);
    expect(named('<div><![CDATA[ some > <img src=a>')).toEqual(['<div> []', '<img> [["src","a"]]']);
  });

  it.each(['svg', 'math'])('a tag of HTML ends the %s that nobody closed', (name) => {
    const html = `<${name}><g></g><p>x<script>"<img src=bad>"</script><img src=good>`;
    expect(named(html)).toEqual([
      ...[`<${name}> []`, '<g> []', '<p> []', '<script> []', '<img> [["src","good"]]'],
    ]);
    expect(ours(html).indexOf(`</${name}>`)).toBeLessThan(ours(html).indexOf('<p> []'));
  });

  it('HTML within a place that SVG keeps for it ends nothing', () => {
    const html = '<svg><foreignObject><div>x</div></foreignObject><circle /></svg>';
    expect(ours(html).at(-1)).toBe('</svg>');
  });
});
