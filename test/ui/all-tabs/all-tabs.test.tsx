// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { articleAnswer } from '../gallery/page-answer';
import { resultEvent } from '../sample-answers';
import {
  ANSWERS,
  ARTICLE,
  ARTICLE_COVER,
  BARE,
  BROKEN,
  DENIED,
  ODD,
  VIDEO,
  VIDEO_COVER,
} from './sample-tabs';
import { pageOf, press, said, showAllTabs } from './show-all-tabs';

afterEach(cleanup);

const OPEN = [ARTICLE, VIDEO, ODD, BARE, BROKEN];
const ARTICLE_TITLE = 'Lakes, and how to look at them';
const VIDEO_TITLE = 'Dawn on a still lake';

describe('the tabs of a window', () => {
  it('are shown each with its cover, its site and its size, or why there is none', async () => {
    showAllTabs({ open: OPEN, answers: ANSWERS, otherCount: 2 });
    await screen.findByText('3 covers found');
    const article = await pageOf(ARTICLE_TITLE);
    article.getByText('www.example.org');
    article.getByText('1200 × 630 px, JPEG');
    expect(document.querySelector('.page img')?.getAttribute('src')).toBe(ARTICLE_COVER);
    (await pageOf(BARE.title)).getByText('No cover here');
    (await pageOf(BROKEN.title)).getByText('That took too long');
    screen.getByText('2 tabs show no page of the web and are left out.');
  });

  it('are read where they stand, but for one that sleeps', async () => {
    const services = showAllTabs({ open: [ARTICLE, ODD], answers: ANSWERS });
    await screen.findByText('2 covers found');
    expect(services.asked()).toEqual([`tab:${ARTICLE.url}`, ODD.url]);
  });

  it('are asked about three at a time', async () => {
    const services = showAllTabs({ open: OPEN });
    await waitFor(() => expect(services.asked()).toHaveLength(3));
    screen.getByText('0 of 5 pages looked at');
    services.emitTo(1, resultEvent());
    await screen.findByText('1 of 5 pages looked at');
    await waitFor(() => expect(services.asked()).toHaveLength(4));
  });

  it('stand in the list once, whatever part of the page they show', async () => {
    const twice = { ...ARTICLE, id: 99, url: `${ARTICLE.url}#shore` };
    const services = showAllTabs({ open: [ARTICLE, twice], answers: ANSWERS });
    await screen.findByText('1 cover found');
    expect(services.asked()).toHaveLength(1);
  });

  it('show the picture that the user lets the site have always', async () => {
    const choices = [{ site: 'example.org', sourceMethod: 'image' as const, place: 0 }];
    showAllTabs({ open: [ARTICLE], answers: ANSWERS, choices });
    await screen.findByText('1 cover found');
    const second = articleAnswer().candidates[1]?.url;
    expect(document.querySelector('.page img')?.getAttribute('src')).toBe(second);
  });

  it('are brought to the front, and one that is closed says so', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    press(`Go to tab ${ARTICLE_TITLE}`);
    await screen.findByText('1 cover found');
    expect(services.shownTabs).toEqual([ARTICLE.id]);
    services.setOpen([]);
    press(`Go to tab ${ARTICLE_TITLE}`);
    await said(/^Could not go there: the tab is closed\./);
  });
});

describe('the search', () => {
  it('stops, says what was not looked at, and goes on', async () => {
    const services = showAllTabs({ open: OPEN });
    await waitFor(() => expect(services.asked()).toHaveLength(3));
    services.emitTo(0, resultEvent(articleAnswer()));
    await waitFor(() => expect(services.asked()).toHaveLength(4));
    press('Stop');
    await screen.findByText('1 cover found');
    expect(services.listening()).toBe(0);
    expect(await screen.findAllByText('Not looked at')).toHaveLength(4);
    press('Go on');
    await waitFor(() => expect(services.asked()).toHaveLength(4 + 3));
    screen.getByText('Looking for covers…');
  });

  it('looks again at what is open now, and remembers nothing', async () => {
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers: ANSWERS });
    await screen.findByText('2 covers found');
    services.setOpen([VIDEO]);
    press('Look again');
    await screen.findByText('1 cover found');
    await waitFor(() => expect(services.resolves.at(-1)?.options).toEqual({ refresh: true }));
    expect(screen.queryByText(ARTICLE_TITLE)).toBeNull();
  });

  it('tries one page again', async () => {
    const services = showAllTabs({ open: [BROKEN], answers: ANSWERS });
    const page = await pageOf(BROKEN.title);
    fireEvent.click(await page.findByRole('button', { name: /^Try again/ }));
    await page.findByText('That took too long');
    expect(services.asked()).toHaveLength(2);
  });

  it('says that there is no connection', async () => {
    showAllTabs({ open: [BROKEN], answers: ANSWERS }, false);
    const page = await pageOf(BROKEN.title);
    expect(await page.findByText('You are offline')).toBeTruthy();
  });
});

describe('what the user has not allowed', () => {
  it('is counted, and found once it is', async () => {
    showAllTabs({ open: [DENIED], hidden: [ARTICLE, VIDEO], answers: ANSWERS });
    await screen.findByText('3 tabs need your permission');
    press('Allow all tabs and sites');
    await screen.findByText('2 covers found');
    expect(await screen.findByText('1 tab needs your permission')).toBeTruthy();
  });

  it('stays away where the user refuses, and the page says so', async () => {
    showAllTabs({ hidden: [ARTICLE], isGranted: false });
    await screen.findByText('1 tab needs your permission');
    press('Allow all tabs and sites');
    expect(await said('Not allowed. What is in the list stays.')).toBeTruthy();
  });

  it('may be one site alone', async () => {
    const services = showAllTabs({ open: [DENIED], answers: ANSWERS });
    await screen.findByText('1 tab needs your permission');
    press(/^Allow private\.example\.net/);
    await waitFor(() => expect(services.asked()).toHaveLength(2));
    expect(services.requestedOrigins).toEqual(['https://private.example.net']);
  });
});

describe('a window without pages', () => {
  it('says so, offers to look again, and opens the field for addresses', async () => {
    const services = showAllTabs({ otherCount: 1, answers: ANSWERS });
    await screen.findByText('No page is open here');
    expect(document.querySelector('details')?.open).toBe(true);
    services.setOpen([VIDEO]);
    press('Look again');
    await screen.findByText('1 cover found');
  });

  it('is another thing than one whose tabs are not told', async () => {
    showAllTabs({ listFault: new Error('Tabs cannot be queried right now.') });
    await said(/^The browser did not tell which tabs are open\. Tabs cannot be queried/);
    expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
  });
});

describe('addresses of other pages', () => {
  const write = (text: string) => {
    fireEvent.input(screen.getByLabelText(/^Addresses/), { target: { value: text } });
    press('Find their covers');
  };

  it('are found in any text, each once, and stay when the tabs are looked at again', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    write(`See [the video](${VIDEO.url}), <a href="${BARE.url}">a note</a>, and ${ARTICLE.url}#shore.`);
    await said('2 pages added.');
    await screen.findByText('2 covers found');
    expect(services.asked().slice(1)).toEqual([VIDEO.url, BARE.url]);
    press('Look again');
    await waitFor(() => expect(services.asked()).toHaveLength(6));
    await screen.findByText('2 covers found');
    expect(services.asked().slice(3)).toEqual([`tab:${ARTICLE.url}`, VIDEO.url, BARE.url]);
  });

  it('are asked for where there are none, and the text stays', async () => {
    showAllTabs({});
    await screen.findByText('No page is open here');
    write('nothing of the kind: ftp://example.org, javascript:alert(1)');
    await said('There is no address that begins with http:// or https:// in this text.');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Addresses/).value).toContain('nothing of the kind');
  });

  it('are left out beyond two hundred, and the page says so', async () => {
    showAllTabs({});
    await screen.findByText('No page is open here');
    write(Array.from({ length: 230 }, (_, at) => `https://www.example.org/${at}`).join('\n'));
    await said('The list takes no more than 200 pages. The others were left out.');
    expect(document.querySelectorAll('.page')).toHaveLength(200);
  });
});

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

describe('saving', () => {
  it('takes the name that the settings make, one picture after the other', async () => {
    const services = showAllTabs({ open: [ARTICLE, VIDEO, BARE], answers: ANSWERS });
    await screen.findByText('2 covers found');
    press('Save 2 pictures');
    await said('2 pictures saved.');
    expect(services.savedPictures).toEqual([
      { url: ARTICLE_COVER, fileName: 'Lakes, and how to look at them.jpg' },
      { url: VIDEO_COVER, fileName: 'Dawn on a still lake.jpg' },
    ]);
    (await pageOf(ARTICLE_TITLE)).getByText('Saved');
  });

  it('goes on when one fails, and says with it why', async () => {
    const saveFaults = { [ARTICLE_COVER]: new Error('The disk is full.') };
    const services = showAllTabs({ open: [ARTICLE, VIDEO], answers: ANSWERS, saveFaults });
    await screen.findByText('2 covers found');
    press('Save 2 pictures');
    await said('1 of 2 pictures saved. The reasons stand with the others.');
    (await pageOf(ARTICLE_TITLE)).getByText('Could not download. The disk is full.');
    expect(services.savedPictures.map(({ url }) => url)).toEqual([VIDEO_COVER]);
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

  it('is not done where the user does not allow downloads', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS, isGranted: false });
    await screen.findByText('1 cover found');
    press('Save 1 picture');
    await said('Not downloaded. Downloads were not allowed.');
    expect(services.savedPictures).toEqual([]);
  });
});
