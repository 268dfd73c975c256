// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { writtenAddresses } from '../../../src/ui/all-tabs/written-addresses';
import { resultEvent } from '../sample-answers';
import { ANSWERS, ARTICLE, BARE, VIDEO } from './sample-tabs';
import { press, said, showAllTabs } from './show-all-tabs';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Addresses/);

function write(text: string): void {
  fireEvent.input(field(), { target: { value: text } });
  press('Find their covers');
}

describe('addresses of other pages', () => {
  it('are found in any text, each once, and stay when the tabs are looked at again', async () => {
    const services = showAllTabs({ open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('1 cover found');
    write(`See [the video](${VIDEO.url}), <a href="${BARE.url}">a note</a>, and ${ARTICLE.url}#shore.`);
    await said('2 pages added.');
    await screen.findByText('2 covers found, 1 page without');
    expect(services.asked().slice(1)).toEqual([VIDEO.url, BARE.url]);
    press('Look again');
    await waitFor(() => expect(services.asked()).toHaveLength(6));
    const again = services.asked().slice(3).toSorted();
    expect(again).toEqual([BARE.url, VIDEO.url, `tab:${ARTICLE.url}`].toSorted());
  });

  it('are searched no further once they are taken off the list', async () => {
    const services = showAllTabs({});
    await screen.findByText('No page is open here');
    write(VIDEO.url);
    await waitFor(() => expect(services.listening()).toBe(1));
    press(/^Remove/);
    await waitFor(() => expect(services.listening()).toBe(0));
    services.emitTo(0, resultEvent());
    expect(screen.queryByText('1 cover found')).toBeNull();
  });

  it('leave the field open in which they were written', async () => {
    showAllTabs({ answers: ANSWERS });
    await screen.findByText('No page is open here');
    write(VIDEO.url);
    await screen.findByText('1 cover found');
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('are asked for where there are none, and the text stays', async () => {
    showAllTabs({});
    await screen.findByText('No page is open here');
    write('nothing of the kind: ftp://example.org, javascript:alert(1)');
    await said('There is no such address in this text.');
    expect(field().value).toContain('nothing of the kind');
  });

  it('say that they are in the list already, however they are written', async () => {
    showAllTabs({ open: [VIDEO], answers: ANSWERS });
    await screen.findByText('1 cover found');
    write(VIDEO.url.replace('https://www.youtube.com', 'HTTPS://WWW.YOUTUBE.COM'));
    await said('All of these are in the list already.');
    expect(field().value).toBe('');
  });

  it('stay in the field where no more fit, and the page says so', async () => {
    showAllTabs({});
    await screen.findByText('No page is open here');
    write(Array.from({ length: 203 }, (_, at) => `https://www.example.org/${at}`).join('\n'));
    await said('The list takes no more than 200 pages. What did not fit is still in the field.');
    expect(document.querySelectorAll('.page')).toHaveLength(200);
    expect(field().value.split('\n')).toHaveLength(3);
  });

  it('are taken off the list, and put back in their place', async () => {
    const services = showAllTabs({ written: `${VIDEO.url} ${BARE.url}`, answers: ANSWERS });
    await screen.findByText('1 cover found, 1 page without');
    const remove = screen.getByRole('button', { name: 'Remove Dawn on a still lake' });
    remove.focus();
    fireEvent.click(remove);
    await said('Removed from the list.');
    expect(document.activeElement).toBe(screen.getByRole('list'));
    expect(services.kept()).toEqual([BARE.url]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    expect(document.activeElement?.contains(await said('Back in the list.'))).toBe(true);
    await screen.findByText('1 cover found, 1 page without');
    expect(services.kept()).toEqual([VIDEO.url, BARE.url]);
  });

  it('are looked for again where they were removed before they were found', async () => {
    const services = showAllTabs({ written: VIDEO.url });
    await waitFor(() => expect(services.asked()).toHaveLength(1));
    press(/^Remove /);
    await said('Removed from the list.');
    press('Undo');
    await waitFor(() => expect(services.asked()).toHaveLength(2));
  });

  it('are put back once, also where they were written again meanwhile', async () => {
    showAllTabs({ written: VIDEO.url, open: [ARTICLE], answers: ANSWERS });
    await screen.findByText('2 covers found');
    press('Remove Dawn on a still lake');
    await said('Removed from the list.');
    write(VIDEO.url);
    await screen.findByText('2 covers found');
    press('Undo');
    await said('Back in the list.');
    expect(document.querySelectorAll('.page')).toHaveLength(2);
  });

  it('are there again when the page is loaded again', async () => {
    const services = showAllTabs({ open: [ARTICLE], written: VIDEO.url, answers: ANSWERS });
    await screen.findByText('2 covers found');
    expect(services.kept()).toEqual([VIDEO.url]);
  });
});

describe('an address in a text', () => {
  it.each([
    ['https://a.example/1,https://a.example/2;https://a.example/3', 3],
    ['见https://a.example/甲。https://a.example/乙，https://a.example/丙、等', 3],
    ['(see https://a.example/a_(b)) and <https://a.example/c>.', 2],
    ['https://web.archive.example/2020/https://a.example/', 1],
    ['https:// and http://', 0],
  ])('of %s', (text, count) => {
    expect(writtenAddresses(text)).toHaveLength(count);
  });

  it('ends where the text around goes on', () => {
    expect(
      writtenAddresses('[a](https://a.example/b_(c)), “https://a.example/d”, https://a.example/e!'),
    ).toEqual(['https://a.example/b_(c)', 'https://a.example/d', 'https://a.example/e']);
  });
});
