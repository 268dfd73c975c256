import { useId } from 'preact/hooks';
import { Icon } from '../../icon';
import { message } from '../../i18n/message';
import type { Always } from './always-choice';

/** Stands where the sentence names the site; no text has such a character. */
const PLACE = '\uE000';
/** With what sets it apart in a sentence from right to left. */
const PLACE_IN_SENTENCE = /[\u2067\u2068]?\uE000\u2069?/;

/** Whether pages of this site, or of this part of it, always get the picture in view. */
export function AlwaysBox({ always }: { always: Always }) {
  const { site, sites, isOn, toggle } = always;
  if (sites.length > 1) return <AlwaysIn always={always} />;
  return (
    <label class="always">
      <input type="checkbox" checked={isOn} onChange={toggle} />
      <span>{message('popup_always', { site })}</span>
    </label>
  );
}

/** The same sentence with a menu in it: unseen over the name of the site, as the sizes of a picture are. */
function AlwaysIn({ always: { site, sites, isOn, toggle, select } }: { always: Always }) {
  const id = useId();
  const [before = '', after = ''] = message('popup_always', { site: PLACE }).split(PLACE_IN_SENTENCE);
  return (
    <div class="always split">
      <label>
        <input
          id={id}
          type="checkbox"
          aria-label={message('popup_always', { site })}
          checked={isOn}
          onChange={toggle}
        />
        {before}
      </label>
      <span class="sizes">
        <bdi aria-hidden="true">{site}</bdi>
        <Icon name="down" />
        <select
          aria-label={message('popup_always_where')}
          value={site}
          onChange={({ currentTarget }) => select(currentTarget.value)}
        >
          {sites.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {after.trim() !== '' && <label for={id}>{after}</label>}
    </div>
  );
}
