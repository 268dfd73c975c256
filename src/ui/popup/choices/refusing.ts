import type { RefusedPicture } from '../../../contract/settings/stored-records';
import type { ImageCandidate } from '../../../contract/types';
import { attempt } from '../../actions/attempt';
import { message } from '../../i18n/message';
import type { RefusedPictures } from '../../services';
import type { ActionReport } from '../action-report';

/** What can be done about pictures as covers of one site. Each says how it went, and can be undone from there. */
export interface Refusing {
  /** From now on the picture is no cover of the site. */
  refuse(picture: ImageCandidate): void;
  /** It may be one again, and comes into view. */
  accept(picture: ImageCandidate): void;
}

interface Parts {
  site: string;
  store: RefusedPictures;
  setReport(report: ActionReport | undefined): void;
  /** Asks for the cover anew, with the picture at that address in view where it is given. */
  askAnew(chosenUrl?: string): void;
}

export function createRefusing({ site, store, setReport, askAnew }: Parts): Refusing {
  async function change(work: () => Promise<unknown>, text: string, then: Next = {}): Promise<void> {
    setReport(undefined);
    const done = await attempt(work, message('popup_never_failed'));
    if (done.status === 'failed') return setReport({ action: 'never', tone: 'failed', text: done.text });
    askAnew(then.chosenUrl);
    const { undo } = then;
    const remedy = undo && { label: message('popup_undo'), run: () => void undo() };
    setReport({ action: 'never', tone: 'done', text, ...(remedy && { remedy }) });
  }

  const refused = () => message('popup_never_done', { site });
  const accepted = () => message('popup_never_back', { site });
  const recordOf = ({ url, variants = [] }: ImageCandidate): RefusedPicture => {
    return { site, url, otherUrls: variants.map((variant) => variant.url) };
  };

  return {
    refuse(candidate) {
      const picture = recordOf(candidate);
      const undo = () => change(() => store.accept([picture]), accepted(), { chosenUrl: picture.url });
      void change(() => store.refuse([picture]), refused(), { undo });
    },
    accept(candidate) {
      const picture = recordOf(candidate);
      let forgotten: RefusedPicture[] = [];
      const undo = () => change(() => store.refuse(forgotten), refused());
      const accept = async () => void (forgotten = await store.accept([picture]));
      void change(accept, accepted(), { chosenUrl: picture.url, undo });
    },
  };
}

interface Next {
  chosenUrl?: string;
  undo?: () => Promise<void>;
}
