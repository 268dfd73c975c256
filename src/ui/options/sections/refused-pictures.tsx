import type { RefusedPicture } from '../../../contract/settings/stored-records';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import { LoadedView } from '../controls/loaded-view';
import type { Row } from '../controls/rows';
import { SearchedRows } from '../controls/searched-rows';
import type { SectionProps } from '../section-props';
import { useLoaded } from '../use-loaded';

/** The pictures that the user wants as no covers of some sites. */
export function RefusedPictures({ services, changes }: SectionProps) {
  const { refused, tabs } = services;
  const { loaded, reload } = useLoaded(() => refused.list(), changes.notice?.turn);
  const accept = async (picture: RefusedPicture) => {
    const file = fileOf(picture);
    try {
      const forgotten = await refused.accept([picture]);
      changes.record({
        text: message('options_refused_accepted', { file }),
        undone: message('options_refused_kept', { file }),
        undo: async () => {
          await refused.refuse(forgotten);
        },
      });
    } catch (fault) {
      changes.fail(message('options_refused_not_accepted'), fault);
    }
  };
  const open = (url: string) =>
    void tabs.open(url).catch((fault: unknown) => changes.fail(message('options_not_opened'), fault));
  const rowOf = (picture: RefusedPicture): Row => ({
    ...refusedRow(picture),
    actions: [
      { text: message('options_refused_open'), run: () => open(picture.url) },
      { text: message('options_refused_accept'), run: () => void accept(picture) },
    ],
  });
  return (
    <>
      <h3>{message('options_refused')}</h3>
      <p class="hint">{message('options_refused_hint')}</p>
      <LoadedView loaded={loaded} reload={reload}>
        {(list) => (
          <SearchedRows
            label={message('options_refused')}
            rows={list.map(rowOf)}
            none={message('options_refused_none')}
          />
        )}
      </LoadedView>
    </>
  );
}

/** A picture as its row tells it: files of several folders and hosts are called alike. */
export function refusedRow(picture: RefusedPicture): Omit<Row, 'actions'> {
  const address = displayText(picture.url.replace(/^https?:\/\//, ''));
  return {
    key: `${picture.site} ${picture.url}`,
    name: fileOf(picture),
    spoken: address,
    facts: [displayText(picture.site), address],
  };
}

/** The name of its file; the whole address where that has none. */
function fileOf({ url }: RefusedPicture): string {
  const [, name = ''] = /([^/?#]+)\/?(?:[?#].*)?$/.exec(url) ?? [];
  return displayText(name) || url;
}
