import type { SourceMethod } from '../../../contract/types';
import type { SiteChoice } from '../../../contract/settings/stored-records';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';
import { LoadedView } from '../controls/loaded-view';
import { SearchedRows } from '../controls/searched-rows';
import { sourceName } from '../../words/picture-words';
import type { SectionProps } from '../section-props';
import { useLoaded } from '../use-loaded';

/** The pictures that the user prefers on some sites over those that score best. */
export function RememberedChoices({ services: { choices }, changes }: SectionProps) {
  const { loaded, reload } = useLoaded(() => choices.list(), changes.notice?.turn);
  const forget = async (choice: SiteChoice) => {
    try {
      await choices.forget(choice.site);
      changes.record({
        text: message('options_choice_forgotten', { site: choice.site }),
        undone: message('options_choice_kept', { site: choice.site }),
        undo: () => choices.remember(choice),
      });
    } catch (fault) {
      changes.fail(message('options_choice_not_forgotten'), fault);
    }
  };
  const rowOf = (choice: SiteChoice) => ({
    key: choice.site,
    name: choice.site,
    facts: [choiceText(choice)],
    actions: [{ text: message('options_choice_forget'), run: () => void forget(choice) }],
  });
  return (
    <>
      <h3>{message('options_choices')}</h3>
      <p class="hint">{message('options_choices_hint')}</p>
      <LoadedView loaded={loaded} reload={reload}>
        {(list) => (
          <SearchedRows
            label={message('options_choices')}
            rows={list.map(rowOf)}
            none={message('options_choices_none')}
          />
        )}
      </LoadedView>
    </>
  );
}

export function choiceText({ sourceMethod, place }: SiteChoice): string {
  const source = sourceName(sourceMethod as SourceMethod);
  return message('options_choice_fact', { place: number(place + 1), source });
}
