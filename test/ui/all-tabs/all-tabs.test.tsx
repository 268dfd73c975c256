// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { articleAnswer } from '../gallery/page-answer';
import { resultEvent } from '../sample-answers';
import { ANSWERS, ARTICLE, ARTICLE_COVER, BARE, BROKEN, DENIED, ODD, VIDEO } from './sample-tabs';
import { pageOf, press, said, showAllTabs } from './show-all-tabs';

afterEach(cleanup);

const OPEN = [ARTICLE, VIDEO, ODD, BARE, BROKEN];
const ARTICLE_TITLE = 'Lakes, and how to look at them';
const coverShown = () => document.querySelector('.page img')?.getAttribute('src');

describe('the tabs of a window', () => {
  it('are shown each with its cover, its site and its size, or why there is none', async () => {
    showAllTabs({ open: OPEN, answers: ANSWERS, otherCount: 2 });
    await screen.findByText('3 covers found, 2 pages without');
    const article = await pageOf(ARTICLE_TITLE);
    article.getByText('www.example.org');
    article.getByText('1200 × 630 px, JPEG');
    expect(coverShown()).toBe(ARTICLE_COVER);
    (await pageOf(BARE.title)).getByText('No cover here');
    (await pageOf(BROKEN.title)).getByText('That took too long');
    screen.getByText('2 tabs show no page of the web and are left out.');
  });

  it('are read where they stand, but for one that sleeps', async () => {
    const services = showAllTabs({ open: [ARTICLE, ODD], answers: ANSWERS });
    await screen.findByText('2 covers found');
    expect(services.asked().toSorted()).toEqual([ODD.url, `tab:${ARTICLE.url}`]);
  });

  it('are asked about three at a time', async () => {
    const services = showAllTabs({ open: OPEN });
    await waitFor(() => expect(services.asked()).toHaveLength(3));
    screen.getByText('0 of 5 pages looked at');
    services.emitTo(1, resultEvent());
    await screen.findByText('1 of 5 pages looked at');
    await waitFor(() => expect(services.asked()).toHaveLength(4));
  });

  it('stand in the list once, whatever part of the page they show, but for the views of an app', async () => {
    const twice = { ...ARTICLE, id: 99, url: `${ARTICLE.url}#shore` };
    const view = { ...ARTICLE, id: 98, url: `${ARTICLE.url}#/inbox` };
    const services = showAllTabs({ open: [ARTICLE, twice, view] });
    await waitFor(() => expect(services.asked()).toHaveLength(2));
    expect(document.querySelectorAll('.page')).toHaveLength(2);
  });

  it('show the picture that the user lets the site have always', async () => {
    const choices = [{ site: 'example.org', sourceMethod: 'image' as const, place: 0 }];
    showAllTabs({ open: [ARTICLE], answers: ANSWERS, choices });
    await screen.findByText('1 cover found');
    expect(coverShown()).toBe(articleAnswer().candidates[1]?.url);
  });

  it('are brought to the front; one that is closed by now says so, and can be opened again', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    press(`Go to tab ${ARTICLE_TITLE}`);
    await waitFor(() => expect(services.shownTabs).toEqual([ARTICLE.id]));
    services.setOpen([]);
    press(`Go to tab ${ARTICLE_TITLE}`);
    await said('This tab is closed. You can open its page again.');
    press(`Open page ${ARTICLE_TITLE}`);
    await waitFor(() => expect(services.opened).toEqual([ARTICLE.url]));
  });

  it('are fetched by their address where they were closed before their turn', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    services.setOpen([]);
    await screen.findByText('1 cover found');
    expect(services.asked()).toEqual([ARTICLE.url]);
  });

  it('are told as what they show when it is their turn', async () => {
    const moved = [{ ...VIDEO, id: ARTICLE.id }];
    showAllTabs({ open: [ARTICLE], moved });
    expect(await (await pageOf(VIDEO.title)).findByText('www.youtube.com')).toBeTruthy();
  });
});

describe('the search', () => {
  it('stops, says what was not looked at, goes on, and keeps the focus all the while', async () => {
    const services = showAllTabs({ open: OPEN });
    await waitFor(() => expect(services.asked()).toHaveLength(3));
    services.emitTo(0, resultEvent(articleAnswer()));
    await waitFor(() => expect(services.asked()).toHaveLength(4));
    const stop = screen.getByRole('button', { name: 'Stop' });
    stop.focus();
    press('Stop');
    await screen.findByText('1 cover found, 4 not looked at');
    expect(services.listening()).toBe(0);
    expect(screen.getAllByText('Not looked at')).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }));
    press('Go on');
    await waitFor(() => expect(services.asked()).toHaveLength(4 + 3));
    screen.getByText('Looking for covers…');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
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
    await waitFor(() => expect(services.asked()).toHaveLength(2));
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
    await screen.findByText('3 pages need your permission');
    press('Allow all tabs and sites');
    await screen.findByText('2 covers found, 1 not looked at');
    expect(await screen.findByText('1 page needs your permission')).toBeTruthy();
  });

  it('is found, too, where it was told while the user was asked', async () => {
    const services = showAllTabs({ open: [DENIED], hidden: [ARTICLE] });
    await waitFor(() => expect(services.asked()).toHaveLength(1));
    const answer = services.holdPermission();
    press('Allow all tabs and sites');
    for (const event of ANSWERS[DENIED.url] ?? []) services.emitTo(0, event);
    await screen.findByText(/pages? needs? your permission/);
    answer();
    const lookedAt = () => services.asked().filter((address) => address.includes(DENIED.url));
    await waitFor(() => expect(lookedAt()).toHaveLength(2));
  });

  it('stays away where the user refuses, and the page says so', async () => {
    showAllTabs({ hidden: [ARTICLE], isGranted: false });
    await screen.findByText('1 page needs your permission');
    press('Allow all tabs and sites');
    expect(await said('Not allowed. What is in the list stays.')).toBeTruthy();
  });

  it('may be one site alone', async () => {
    const services = showAllTabs({ open: [DENIED], answers: ANSWERS });
    await screen.findByText('1 page needs your permission');
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
