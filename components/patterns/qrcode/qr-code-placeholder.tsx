/** Number of modules (the squares of a QR code) along one side of the placeholder, as in the smallest QR code. */
const MODULES_PER_SIDE = 21
/** Number of modules along one side of a finder pattern (a square in a corner): seven, and one for its light border. */
const FINDER_AREA_SIZE = 8

const isInFinderArea = (x: number, y: number) => {
  const lastFinderStart = MODULES_PER_SIDE - FINDER_AREA_SIZE
  return (
    (x < FINDER_AREA_SIZE && (y < FINDER_AREA_SIZE || y >= lastFinderStart)) ||
    (x >= lastFinderStart && y < FINDER_AREA_SIZE)
  )
}

/** Returns whether a module is dark (about half are). Hashes the position, so that server and browser render the same modules. */
const isDarkModule = (x: number, y: number) =>
  ((x * 73 + y * 151 + x * y * 37 + 11) * 2654435761) % 4294967296 < 2254857830

const modulesPath = Array.from({ length: MODULES_PER_SIDE * MODULES_PER_SIDE }, (_, index) => [
  index % MODULES_PER_SIDE,
  Math.floor(index / MODULES_PER_SIDE),
])
  .filter(([x = 0, y = 0]) => !isInFinderArea(x, y) && isDarkModule(x, y))
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('')

const finderPositions = [
  [0, 0],
  [MODULES_PER_SIDE - 7, 0],
  [0, MODULES_PER_SIDE - 7],
] as const

/** Placeholder for a QR code: dots between three finder patterns. It encodes no text. */
export function QrCodePlaceholder({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-.5 -.5 ${MODULES_PER_SIDE} ${MODULES_PER_SIDE}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
    >
      <path d={modulesPath} strokeWidth=".8" />
      {finderPositions.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="6" height="6" rx="1.8" strokeWidth=".9" />
          <rect x={x + 2} y={y + 2} width="2" height="2" rx=".7" fill="currentColor" strokeWidth=".9" />
        </g>
      ))}
    </svg>
  )
}
