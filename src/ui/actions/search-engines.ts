import type { SearchEngine } from '../../contract/settings/settings';

interface Engine {
  /** As the engine writes it, in every language. */
  name: string;
  /** The address of the search page; the picture's address follows, percent-encoded. */
  search: string;
}

/** Engines that take a picture's address. None is asked before the user picked one in the options. */
const ENGINES: Readonly<Record<Exclude<SearchEngine, 'none'>, Engine>> = {
  google: { name: 'Google Lens', search: 'https://lens.google.com/uploadbyurl?url=' },
  bing: {
    name: 'Bing',
    search: 'https://www.bing.com/images/search?view=detailv2&iss=sbi&form=SBIVSP&sbisrc=UrlPaste&q=imgurl:',
  },
  yandex: { name: 'Yandex', search: 'https://yandex.com/images/search?rpt=imageview&url=' },
  tineye: { name: 'TinEye', search: 'https://tineye.com/search?url=' },
};

export function engineName(engine: Exclude<SearchEngine, 'none'>): string {
  return ENGINES[engine].name;
}

/** Where to go to search for the picture at `url`. */
export function searchAddress(engine: Exclude<SearchEngine, 'none'>, url: string): string {
  return `${ENGINES[engine].search}${encodeURIComponent(url)}`;
}
