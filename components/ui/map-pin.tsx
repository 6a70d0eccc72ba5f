import { useId } from 'react'

/** The pin of a place. The center of its bottom edge marks the place. */
export function MapPin() {
  const gradientId = useId()
  return (
    <span className="pointer-events-none block text-white drop-shadow-[0_3px_4px_rgb(0_0_0/.3)]">
      <svg aria-hidden="true" viewBox="0 0 40 50" className="block h-12.5 w-10 material:hidden">
        <linearGradient id={gradientId} x2="0" y2="1">
          <stop stopColor="#ff6b61" />
          <stop offset="1" stopColor="#e3291f" />
        </linearGradient>
        <circle cx="20" cy="47.400" r="2.4" className="fill-[#e3291f]" stroke="currentColor" />
        <path
          d="M20 .8A18.700 18.700 0 0 1 27.200 36.800C24.400 38 22.400 39.300 20 43.400 17.600 39.300 15.600 38 12.800 36.800A18.700 18.700 0 0 1 20 .8Z"
          fill={`url(#${gradientId})`}
        />
        <path
          d="M20 8.600a6 6 0 0 1 1.400 11.800L20.700 30a.7.7 0 0 1-1.400 0l-.7-9.600A6 6 0 0 1 20 8.600Z"
          fill="currentColor"
        />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 36 48" className="block h-12 w-9 ios:hidden">
        <path
          d="M18 .8C8.500.8 1 8.200 1 17.600c0 4.900 1.900 8.700 4.700 12.400 4.100 5.400 9.900 9.300 11 15.800.2 1 .5 1.500 1.300 1.500s1.100-.5 1.300-1.500c1.100-6.500 6.900-10.400 11-15.800 2.800-3.700 4.700-7.500 4.700-12.400C35 8.200 27.500.8 18 .8Z"
          className="fill-[#ea4335]"
          stroke="#b31412"
          strokeWidth=".8"
        />
        <circle cx="18" cy="17.500" r="5.8" className="fill-[#b31412]" />
      </svg>
    </span>
  )
}
