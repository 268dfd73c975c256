import { useEffect, useRef } from 'preact/hooks';
import type { PageListener, Services } from '../services';
import type { Cover } from './use-cover';

type Reactions = Pick<PageListener, 'onRest'> & { onPage(): void };

/** Goes along with the tab in front, where the screen stays open; does nothing in the popup. */
export function useFollowing(follow: Services['follow'], cover: Cover, reactions: Reactions): void {
  const latest = useRef({ cover, reactions });
  latest.current = { cover, reactions };
  useEffect(() => {
    const listener: PageListener = {
      seen() {
        const subject = latest.current.cover.known();
        return subject?.kind === 'tab' ? subject.tab : undefined;
      },
      isProblem: () => !/^(?:loading|ready)$/.test(latest.current.cover.state.screen),
      onPage(tab) {
        latest.current.cover.leaveFor(tab && { kind: 'tab', tab });
        latest.current.reactions.onPage();
      },
      onRest: (isAnew) => latest.current.reactions.onRest(isAnew),
    };
    return follow?.(listener);
  }, [follow]);
}
