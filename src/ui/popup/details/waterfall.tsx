import type { TraceRequest, TraceStep } from '../../../contract/types';
import { message, sideBySide } from '../../i18n/message';
import { milliseconds } from '../../words/quantities';

interface WaterfallProps {
  steps: readonly TraceStep[];
  requests: readonly TraceRequest[];
  totalMs: number;
}

interface Bar {
  kind: 'step' | 'failed' | 'request';
  /** The step, or the address that was asked. */
  name: string;
  startMs: number;
  durationMs: number;
}

/** The picture's own grid: it is drawn as wide as there is room. */
const WIDTH = 320;
const ROW = 9;
const BAR = 6;
/** So that what took no time can be seen. */
const LEAST_WIDTH = 2;
/** A drawing of more would be a wall; the list below names all. */
const MOST_BARS = 40;

/** When each step and request began and how long it took, as bars from left to right, each named under the pointer; the lists below say the same. */
export function Waterfall({ steps, requests, totalMs }: WaterfallProps) {
  const bars = [...steps.flatMap(stepBar), ...requests.map(requestBar)].slice(0, MOST_BARS);
  const endMs = Math.max(totalMs, 1, ...bars.map(({ startMs, durationMs }) => startMs + durationMs));
  const toX = (ms: number) => (Math.max(0, ms) / endMs) * (WIDTH - LEAST_WIDTH);
  return (
    <svg
      class="waterfall"
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      role="img"
      aria-label={message('popup_details_waterfall')}
    >
      {bars.map(({ kind, name, startMs, durationMs }, row) => (
        <g key={`${row} ${startMs}`}>
          <title>{sideBySide([name, milliseconds(durationMs)])}</title>
          <rect class="lane" x={0} y={row * ROW} width={WIDTH} height={BAR} rx={1} />
          <rect
            class={kind}
            x={toX(startMs)}
            y={row * ROW}
            width={Math.max(LEAST_WIDTH, toX(durationMs))}
            height={BAR}
            rx={1}
          />
        </g>
      ))}
    </svg>
  );
}

function stepBar({ name: step, status, start_ms, duration_ms }: TraceStep): Bar[] {
  if (status === 'skipped') return [];
  const kind = status === 'failed' ? 'failed' : 'step';
  return [{ kind, name: message(`popup_step_${step}`), startMs: start_ms, durationMs: duration_ms }];
}

function requestBar({ url, status, start_ms, duration_ms }: TraceRequest): Bar {
  const kind = status === null || status >= 400 ? 'failed' : 'request';
  return { kind, name: url, startMs: start_ms, durationMs: duration_ms };
}
