import { PageHeading } from './page-heading';

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The ready screen's outline, so that the answer falls into place without moving anything. */
export function WaitingView({ title }: { title: string }) {
  return (
    <>
      <PageHeading byline="" title={title} />
      <div class="skeleton" aria-hidden="true">
        {SKELETON_ROWS.map((row) => (
          <i key={row} />
        ))}
      </div>
    </>
  );
}
