import { message } from '../i18n/message';
import { SectionIcon } from './section-icon';
import { SECTIONS } from './sections';
import { useCurrentSection } from './use-current-section';

const IDS = SECTIONS.map(({ id }) => id);

/** Links to the sections; plain anchors, so that the address, Back and a reload work as on any page. */
export function SectionNav({ isReady }: { isReady: boolean }) {
  const current = useCurrentSection(IDS, isReady);
  return (
    <nav aria-label={message('options_sections')}>
      <ul>
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <SectionIcon name={id} />
              <span>{title()}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
