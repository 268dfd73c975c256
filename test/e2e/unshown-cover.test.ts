import { afterEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'herbarium.example.org';
const SITE = `https://${HOST}`;
const COVER = `${SITE}/files/sundew-flowering.jpg`;
const WAIT = { timeout: 15_000 };

/** An app that draws a picture on a canvas and takes the data it came from out of the page. */
const APP = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sundew – Herbarium</title></head>
<body><header><a href="/"><img class="site-logo" src="/logo.png" width="60" height="60" alt="Herbarium"></a></header>
<main><h1>Sundew</h1><canvas width="600" height="400"></canvas><p>Drosera grows on wet and poor ground.</p></main>
<script type="application/json" id="state">{"plant":{"title":"Sundew","image":"/files/sundew-flowering.jpg"}}</script>
<script>
const state = document.getElementById('state');
const data = JSON.parse(state.textContent);
document.querySelector('h1').textContent = data.plant.title;
state.remove();
</script></body></html>`;

async function serve({ replay }: Session): Promise<void> {
  replay.on(HOST, '/plants/sundew', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: APP });
  for (const [path, format, width, height] of [
    ['/files/sundew-flowering.jpg', 'jpg', 1200, 800],
    ['/logo.png', 'png', 60, 60],
  ] as const) {
    const body = await makePicture({ format, width, height });
    replay.on(HOST, path, {
      headers: { 'content-type': `image/${format === 'jpg' ? 'jpeg' : format}` },
      body,
    });
  }
}

describe('an app that takes its data out of the page', () => {
  let session: Session;
  afterEach(() => session.close());

  it('has the cover of its HTML where the site is allowed', async () => {
    session = await startSession({ grantedSites: [`${SITE}/*`] });
    await serve(session);
    const popup = await session.openPopup(await session.visit(`${SITE}/plants/sundew`));
    await popup.waitForFunction(
      (cover) => document.querySelector<HTMLImageElement>('.stage img')?.src === cover,
      WAIT,
      COVER,
    );
    // The picture stands there before it is measured.
    await expect.poll(() => popup.evaluate(() => document.body.innerText), WAIT).toContain('1200 × 800');
  });

  it('has none as installed, and nothing is asked for twice', async () => {
    session = await startSession({});
    await serve(session);
    const page = await session.visit(`${SITE}/plants/sundew`);
    session.replay.clearLog();
    const popup = await session.openPopup(page);
    await popup.waitForFunction(() => document.body.innerText.includes('No cover'), WAIT);
    expect(session.replay.requestsTo(HOST).filter(({ path }) => path === '/plants/sundew')).toEqual([]);
  });
});
