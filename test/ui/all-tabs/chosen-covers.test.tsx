// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { articleAnswer } from '../gallery/page-answer';
import { answer, resultEvent, videoPictures } from '../sample-answers';
import { type FakeAllTabs, SMALL } from './fake-all-tabs-services';
import { ANSWERS, ARTICLE, ARTICLE_COVER, BARE, BROKEN, ODD, VIDEO, VIDEO_COVER } from './sample-tabs';
import { pageOf, press, said, showAllTabs } from './show-all-tabs';

afterEach(cleanup);

const OPEN = [ARTICLE, VIDEO, ODD, BARE, BROKEN];
const ARTICLE_TITLE = 'Lakes, and how to look at them';
const VIDEO_TITLE = 'Dawn on a still lake';

describe('the covers that are chosen', () => {
  it('are all at first, and one, none or all again', async () => {
    showAllTabs({ open: OPEN, answers: ANSWERS });
    await screen.findByRole('button', { name: 'Save 3 pictures' });
    fireEvent.click(screen.getByRole('checkbox', { name: VIDEO_TITLE }));
    await screen.findByRole('button', { name: 'Save 2 pictures' });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All covers' });
    expect(all.indeterminate).toBe(true);
    fireEvent.click(all);
    await screen.findByRole('button', { name: 'Save 3 pictures' });
    fireEvent.click(all);
    expect(await screen.findByRole('button', { name: 'Save pictures' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['Copy picture addresses', [ARTICLE_COVER, VIDEO_COVER].join('\n')],
    [
      'Copy as Markdown',
      [
        `[![Lakes, and how to look at them](${ARTICLE_COVER})](${ARTICLE.url})`,
        `[![Dawn on a still lake](${VIDEO_COVER})](${VIDEO.url})`,
      ].join('\n'),
    ],
    [
      'Copy as HTML',
      [
        `<a href="${ARTICLE.url}"><img src="${ARTICLE_COVER}" alt="Lakes, and how to look at them" width="1200" height="630"></a>`,
        `<a href="${VIDEO.url}"><img src="${VIDEO_COVER}" alt="Dawn on a still lake" width="1280" height="720"></a>`,
      ].join('\n'),
    ],
  ])('are copied as one list: %s', async (format, text) => {
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers: ANSWERS });
    await screen.findByText('2 covers found');
    press(/^Copy list/);
    fireEvent.click(await screen.findByRole('menuitem', { name: format }));
    await said('2 covers copied.');
    expect(services.copied).toEqual([text]);
  });

  it('are copied as JSON with their pages', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    press(/^Copy list/);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy as JSON' }));
    await said('1 cover copied.');
    expect(JSON.parse(services.copied[0] ?? '')).toMatchObject([
      { page: { url: ARTICLE.url, title: ARTICLE_TITLE }, image: { url: ARTICLE_COVER, width: 1200 } },
    ]);
  });
});

describe('another cover of a page', () => {
  const picture = () => document.querySelector('.page img')?.getAttribute('src');
  const urls = articleAnswer().candidates.map(({ url }) => url);

  it('is one step away, and takes the place of the best when it is saved', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 of 3');
    press(`Next cover ${ARTICLE_TITLE}`);
    await screen.findByText('2 of 3');
    expect(picture()).toBe(urls[1]);
    expect(await screen.findByText('2 of 3 800 × 450 px', { selector: 'output' })).toBeTruthy();
    press('Save 1 picture');
    await said('1 picture saved.');
    expect(services.savedPictures.map(({ url }) => url)).toEqual([urls[1]]);
    press(`Next cover ${ARTICLE_TITLE}`);
    await screen.findByRole('button', { name: 'Save 1 picture' });
    press(`Previous cover ${ARTICLE_TITLE}`);
    await screen.findByRole('button', { name: 'Save again' });
  });

  it('is not saved by what was on its way before it was picked', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS, holdsSaves: true });
    await screen.findByText('1 of 3');
    press('Save 1 picture');
    await screen.findByText('Saving…');
    press(`Next cover ${ARTICLE_TITLE}`);
    services.releaseSave();
    await said('1 picture saved.');
    await screen.findByRole('button', { name: 'Save 1 picture' });
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is the last one before the first', async () => {
    showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 of 3');
    press(`Previous cover ${ARTICLE_TITLE}`);
    await screen.findByText('3 of 3');
    expect(picture()).toBe(urls[2]);
  });
});

describe('saving', () => {
  it('takes the name that the settings make, one picture after the other', async () => {
    const services = showAllTabs({ open: [ARTICLE, VIDEO, BARE], answers: ANSWERS });
    await screen.findByText('2 covers found, 1 page without');
    press('Save 2 pictures');
    await said('2 pictures saved.');
    expect(services.savedPictures).toEqual([
      { url: ARTICLE_COVER, fileName: 'Lakes, and how to look at them.jpg' },
      { url: VIDEO_COVER, fileName: 'Dawn on a still lake.jpg' },
    ]);
    (await pageOf(ARTICLE_TITLE)).getByText('Saved');
  });

  it('makes those of WebP and AVIF files of another format where a setting says so', async () => {
    const webp = resultEvent(answer(videoPictures({ maxresdefault: { format: 'webp' } })));
    const answers = { ...ANSWERS, [VIDEO.url]: [webp] };
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers, settings: { downloadFormat: 'png' } });
    await screen.findByText('2 covers found');
    press('Save 2 pictures');
    await said('2 pictures saved.');
    expect(services.savedPictures.map(({ url }) => url)).toEqual([ARTICLE_COVER]);
    expect(services.converted).toMatchObject([{ picture: { url: VIDEO_COVER }, format: 'png' }]);
    expect(services.savedFiles.map(({ file, fileName }) => [file.type, fileName])).toEqual([
      ['image/png', 'Dawn on a still lake.png'],
    ]);
  });

  it('saves a picture of two pages once', async () => {
    const twin = { ...ARTICLE, id: 99, url: `${ARTICLE.url}?from=letter` };
    const answers = { ...ANSWERS, [twin.url]: ANSWERS[ARTICLE.url] ?? [] };
    const services = showAllTabs({ open: [ARTICLE, twin], answers });
    await screen.findByText('2 covers found');
    screen.getByText('One picture is the cover of two pages, and is saved once.');
    press('Save 1 picture');
    await said('1 picture saved.');
    expect(services.savedPictures).toHaveLength(1);
    expect(screen.getAllByText('Saved')).toHaveLength(2);
  });

  it('goes on when one fails, says with it why, and saves that alone the next time', async () => {
    const saveFaults: Record<string, Error> = { [ARTICLE_COVER]: new Error('The disk is full.') };
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers: ANSWERS, saveFaults });
    await screen.findByText('2 covers found');
    press('Save 2 pictures');
    await said('1 of 2 pictures saved. Each of the others says why.');
    (await pageOf(ARTICLE_TITLE)).getByText('Could not download. The disk is full.');
    delete saveFaults[ARTICLE_COVER];
    press('Save 1 picture');
    await said('1 picture saved.');
    expect(services.savedPictures.map(({ url }) => url)).toEqual([VIDEO_COVER, ARTICLE_COVER]);
  });

  it('saves all again once all are saved', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    press('Save 1 picture');
    fireEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await said('1 picture saved.');
    expect(services.savedPictures).toHaveLength(2);
  });

  it('knows what is saved when the pages are looked at again', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    press('Save 1 picture');
    await said('1 picture saved.');
    press('Look again');
    await waitFor(() => expect(services.asked()).toHaveLength(2));
    await screen.findByRole('button', { name: 'Save again' });
  });

  it('stops after the picture that is on its way', async () => {
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers: ANSWERS, holdsSaves: true });
    await screen.findByText('2 covers found');
    press('Save 2 pictures');
    await screen.findByRole('button', { name: 'Stop saving (0 of 2)' });
    press(/^Stop saving/);
    services.releaseSave();
    await said('Stopped. 1 of 2 pictures are saved.');
    expect(services.savedPictures).toHaveLength(1);
  });

  it('is done once where the button is pressed again while the browser asks', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    const answer = services.holdPermission();
    press('Save 1 picture');
    press('Save 1 picture');
    answer();
    await said('1 picture saved.');
    await screen.findByRole('button', { name: 'Save again' });
    expect(services.savedPictures).toHaveLength(1);
  });

  it('is not done where the user does not allow downloads', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS, isGranted: false });
    await screen.findByText('1 cover found');
    press('Save 1 picture');
    await said('Not downloaded. Downloads were not allowed.');
    expect(services.savedPictures).toEqual([]);
  });
});

describe('a page of the chosen covers', () => {
  const saved = async (services: FakeAllTabs, words = 'html, with its pictures in it.') => {
    press('Save as a page');
    await said(new RegExp(`^Saved as covers \\d{4}-\\d\\d-\\d\\d\\.${words}`));
    const [saving] = services.saved;
    return new DOMParser().parseFromString((await saving?.file.text()) ?? '', 'text/html');
  };

  it('is saved as a file that shows each with its title, its link, its site and its size', async () => {
    const services = showAllTabs({ open: OPEN, answers: ANSWERS });
    await screen.findByRole('button', { name: 'Save 3 pictures' });
    fireEvent.click(screen.getByRole('checkbox', { name: VIDEO_TITLE }));
    await screen.findByRole('button', { name: 'Save 2 pictures' });
    const sheet = await saved(services);
    const entries = [...sheet.querySelectorAll('li')];
    expect(entries).toHaveLength(2);
    expect(entries[0]?.textContent).toBe(`${ARTICLE_TITLE}www.example.org, 1200 × 630 px`);
    expect(entries[0]?.querySelector('a')?.getAttribute('href')).toBe(ARTICLE.url);
    expect(entries[0]?.querySelector('img')?.getAttribute('src')).toBe(SMALL);
    expect(sheet.title).toMatch(/^2 covers, \w+ \d+, \d{4}$/);
  });

  const sources = (sheet: Document) =>
    [...sheet.querySelectorAll('img')].map((image) => image.getAttribute('src'));

  it('leaves on the web what may not be read, and says so', async () => {
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers: ANSWERS, unreadable: [ARTICLE_COVER] });
    await screen.findByRole('button', { name: 'Save 2 pictures' });
    const sheet = await saved(services, 'html. 1 picture is not in it and comes from the web');
    expect(sources(sheet)).toEqual([ARTICLE_COVER, SMALL]);
  });

  it('is saved with what is there where the pictures are waited for no longer', async () => {
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers: ANSWERS, holdsReads: true });
    await screen.findByRole('button', { name: 'Save 2 pictures' });
    press('Save as a page');
    press('Save now (0 of 2)');
    await said(/^Saved as covers .*\. Its pictures come from the web when it is opened\.$/);
    expect(services.saved).toHaveLength(1);
    await screen.findByRole('button', { name: 'Save as a page' });
  });

  it('loads pictures and nothing else, and takes foreign text as text', async () => {
    const title = '</a><script>alert(1)</script>';
    const hostile = answer(videoPictures(), { meta: { title } });
    const services = showAllTabs({ open: [VIDEO], answers: { [VIDEO.url]: [resultEvent(hostile)] } });
    await screen.findByRole('button', { name: 'Save 1 picture' });
    const sheet = await saved(services);
    const rules = sheet.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(rules).toContain("default-src 'none'; img-src http: https: data:;");
    expect(sheet.querySelectorAll('script, iframe, link')).toHaveLength(0);
    expect(sheet.querySelector('li bdi')?.textContent).toBe(title);
  });

  it('is not to be had of nothing', async () => {
    showAllTabs({ open: [BARE], answers: ANSWERS });
    await screen.findByText('0 covers found, 1 page without');
    expect(screen.getByRole('button', { name: 'Save as a page' })).toHaveProperty('disabled', true);
  });
});
