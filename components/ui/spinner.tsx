import { useEffect } from 'react'

const spokeOpacities = [1, 0.88, 0.76, 0.64, 0.52, 0.4, 0.3, 0.22]
const ringProps = {
  cx: 12,
  cy: 12,
  r: 9.6,
  pathLength: 100,
  strokeDasharray: '66 100',
  strokeLinecap: 'round',
} as const

/**
 * An activity indicator: spokes on iOS, a shape that changes in Material 3 Expressive (a ring in buttons and links), and a ring
 * in Baseline. It does not move when motion is reduced. It is decorative, so text next to it must say what is loading.
 * @param className size and color; by default, 28 px in the text color
 */
export function Spinner({ className = 'size-7' }: { className?: string }) {
  useEffect(() => void import('@patternbook/engine/animation/shapes').catch(() => {}), [])
  return (
    <>
      <span
        aria-hidden
        className={`flex-none ios:hidden baseline:hidden expressive:loading-indicator ${className}`}
      />
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        className={`flex-none material:hidden spin-steps reduced-motion:animate-none ${className}`}
      >
        {spokeOpacities.map((opacity, i) => (
          <path key={opacity} d="M12 2.3v4.6" opacity={opacity} transform={`rotate(${-45 * i} 12 12)`} />
        ))}
      </svg>
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        className={`flex-none ios:hidden expressive:not-in-[button,a]:hidden spin-smooth reduced-motion:animate-none ${className}`}
      >
        <circle {...ringProps} className="spin-arc reduced-motion:animate-none" />
      </svg>
    </>
  )
}
