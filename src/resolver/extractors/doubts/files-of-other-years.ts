import type { PageSnapshot } from '../../page-snapshot';
import { fileName } from '../body/file-name';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const ENDING = /\.\w{3,4}$/;

/**
 * Tells of a path whether its file is called by another year than the page, which shows the same file of its own year:
 * `poster-2019.jpg` beside `poster-2026.png` on the page of the festival of 2026. Its head came from an earlier one.
 */
export function filesOfOtherYears({ url, title, images }: PageSnapshot): (pathname: string) => boolean {
  const isOfPage = (year: string) => title.includes(year) || url.includes(year);
  let shown: ReadonlySet<string> | undefined;
  const namesShown = () => new Set(images.map(({ attributes: { src = '' } }) => stem(fileName(src))));
  return (pathname) => {
    const name = stem(fileName(pathname));
    const year = YEAR.exec(name)?.[0];
    if (year === undefined || isOfPage(year)) return false;
    shown ??= namesShown();
    return [...shown].some((other) => {
      const own = YEAR.exec(other)?.[0];
      return own !== undefined && isOfPage(own) && other.replace(YEAR, year) === name;
    });
  };
}

function stem(file: string): string {
  return file.toLowerCase().replace(ENDING, '');
}
