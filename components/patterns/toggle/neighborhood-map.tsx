import '@/components/ui/map-view.css'

// Positions of the streets, every 44 SVG units in both directions. The group that contains the streets is rotated.
const streetOffsets = Array.from({ length: 31 }, (_, index) => index * 44 - 264)
const streetsPath = streetOffsets.map((offset) => `M${offset} -300V1000M-300 ${offset}H1100`).join('')
const mainRoadsPath = 'M238 60L720 680M-20 560L330 396L690 60'

/** A drawn map of a neighborhood: streets, two main roads, parks, and water that one of the roads crosses. */
export function NeighborhoodMap() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 700"
      preserveAspectRatio="xMidYMid slice"
      className="street-plan h-175 w-[max(50rem,100cqw)] max-w-none fill-none"
    >
      <path d="M0 0H800V700H0Z" className="fill-(--plan-land)" />
      <g transform="rotate(-27 400 350)">
        <path d={streetsPath} strokeWidth="7" className="stroke-(--plan-road)" />
        <path
          d="M268 180H392V260H268ZM444 4H568V84H444ZM136 400H260V436H136Z"
          className="fill-(--plan-park)"
        />
      </g>
      <path d="M800 236Q610 330 520 404T352 700H800Z" className="fill-(--plan-water)" />
      <path d={mainRoadsPath} strokeWidth="15" className="stroke-(--plan-main-road-outline)" />
      <path d={mainRoadsPath} strokeWidth="12" className="stroke-(--plan-main-road)" />
    </svg>
  )
}
