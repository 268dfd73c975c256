/** A page on the left, its pictures compared, the best in front: what the extension does, as one picture. */
export function CoverDrawing() {
  return (
    <svg class="drawing" viewBox="0 0 320 220" aria-hidden="true">
      <PageDrawing />
      <g class="other">
        <rect x="176" y="20" width="84" height="50" rx="6" />
        <path d="M184 62l16-18 12 10 14-16 26 24z" />
        <rect x="200" y="48" width="100" height="58" rx="6" />
        <path d="M210 98l20-22 16 12 18-20 28 30z" />
      </g>
      <BestDrawing />
    </svg>
  );
}

function PageDrawing() {
  return (
    <g class="page">
      <rect x="14" y="34" width="150" height="170" rx="10" />
      <path class="bar" d="M14 58h150" />
      <circle cx="28" cy="46" r="3.5" />
      <circle cx="40" cy="46" r="3.5" />
      <circle cx="52" cy="46" r="3.5" />
      <path class="text" d="M30 78h92M30 92h70M30 152h104M30 166h84M30 180h96" />
      <rect class="slot" x="30" y="104" width="66" height="36" rx="4" />
    </g>
  );
}

function BestDrawing() {
  return (
    <g class="best">
      <rect class="card" x="116" y="86" width="172" height="108" rx="10" />
      <circle class="sun" cx="246" cy="116" r="11" />
      <path class="hill" d="M130 180v-14l32-36 30 26 28-32 54 40v16z" />
      <circle class="seal" cx="288" cy="88" r="17" />
      <path class="tick" d="M280 88.5l5.5 5.5 10-11" />
    </g>
  );
}
