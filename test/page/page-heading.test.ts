// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLivePage } from '../../src/page/read-live-page';
import { readText } from './read-text';

describe('the heading of a page', () => {
  it.each<[string, string, string | undefined]>([
    [
      'is the first of its level',
      '<h2>Part</h2><h1> The <i>lake</i>\n at dawn</h1><h1>Other</h1>',
      'The lake at dawn',
    ],
    ['is the first with a text', '<h1><img src="/logo.png" alt="Site"></h1><h1>The lake</h1>', 'The lake'],
    ['is none where all are empty', '<h1></h1><h1> </h1>', undefined],
    ['is none where there is none', '<h2>Part</h2>', undefined],
    ['is not that of a template', '<template><h1>Draft</h1></template>', undefined],
    ['is not that of a browser without scripts', '<noscript><h1>Scripts are off</h1></noscript>', undefined],
    ['has no script in it', '<h1>The lake<script>draw()</script></h1>', 'The lake'],
    [
      'parts words where a line ends',
      '<h1>The lake<br>at <b>dawn</b><BR/>in May</h1>',
      'The lake at dawn in May',
    ],
    [
      'parts words where a box begins',
      '<h1><div>The lake</div><div>at dawn</div>in May</h1>',
      'The lake at dawn in May',
    ],
    ['is kept to 200 characters', `<h1>${'a'.repeat(300)}</h1>`, 'a'.repeat(200)],
  ])('%s', async (_, body, heading) => {
    const page = new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');
    expect((await readText(`<body>${body}</body>`)).heading).toBe(heading);
    expect(readLivePage(page).heading).toBe(heading);
  });
});
