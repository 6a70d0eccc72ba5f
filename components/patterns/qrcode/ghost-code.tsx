/** Modules along one side. */
const SIDE = 21
/** Modules along one side of a finder pattern, including its separator. */
const CORNER = 8

const inCorner = (x: number, y: number) => {
  const far = SIDE - CORNER
  return (x < CORNER && (y < CORNER || y >= far)) || (x >= far && y < CORNER)
}

/** Whether a module is dark: pseudorandom, so that the server and the browser render the same modules. */
const isDark = (x: number, y: number) =>
  ((x * 73 + y * 151 + x * y * 37 + 11) * 2654435761) % 4294967296 < 2254857830

const dots = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)])
  .filter(([x = 0, y = 0]) => !inCorner(x, y) && isDark(x, y))
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('')

const corners = [
  [0, 0],
  [SIDE - 7, 0],
  [0, SIDE - 7],
] as const

/** Placeholder for a QR code: dots between three finder patterns. It encodes no text. */
export function GhostCode({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-.5 -.5 ${SIDE} ${SIDE}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
    >
      <path d={dots} strokeWidth=".8" />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="6" height="6" rx="1.8" strokeWidth=".9" />
          <rect x={x + 2} y={y + 2} width="2" height="2" rx=".7" fill="currentColor" strokeWidth=".9" />
        </g>
      ))}
    </svg>
  )
}
