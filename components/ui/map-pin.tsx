/**
 * The pin of a place: a balloon on a dot on iOS, a drop on Material. Its tip, at the center of its bottom edge, marks the
 * place.
 */
export function MapPin() {
  return (
    <span className="pointer-events-none block text-white drop-shadow-[0_3px_4px_rgb(0_0_0/.3)]">
      <svg aria-hidden="true" viewBox="0 0 40 50" className="block h-12.5 w-10 material:hidden">
        <circle cx="20" cy="47" r="2.6" className="fill-[#e5352b]" />
        <path d="M20 43.500 15.600 37.200h8.800Z" className="fill-[#e5352b]" />
        <circle cx="20" cy="19.500" r="19" className="fill-[#e5352b]" />
        <circle cx="20" cy="19.500" r="17.500" fill="none" stroke="#fff" strokeOpacity=".35" />
        <path
          d="M20 9.500c-4.300 0-7.600 3.300-7.600 7.500 0 5.600 7.600 13 7.600 13s7.600-7.400 7.600-13c0-4.200-3.300-7.500-7.600-7.500Zm0 10.300a2.900 2.900 0 1 1 0-5.800 2.900 2.900 0 0 1 0 5.800Z"
          fill="currentColor"
        />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 36 48" className="block h-12 w-9 ios:hidden">
        <path
          d="M18 .8C8.500.8 1 8.200 1 17.600c0 4.900 1.900 8.700 4.700 12.400 4.100 5.400 9.900 9.300 11 15.800.2 1 .5 1.500 1.300 1.500s1.100-.5 1.300-1.500c1.100-6.500 6.900-10.400 11-15.800 2.800-3.700 4.700-7.500 4.700-12.400C35 8.200 27.500.8 18 .8Z"
          className="fill-[#d93025]"
          stroke="#8c1d18"
          strokeOpacity=".55"
          strokeWidth=".8"
        />
        <circle cx="18" cy="17.500" r="6.200" className="fill-[#7d1510]" />
      </svg>
    </span>
  )
}
