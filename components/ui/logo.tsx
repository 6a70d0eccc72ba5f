type LogoProps = {
  /** Classes for the size and, for Logo, the text color, in which the logo is drawn. */
  className?: string
  /** Accessible name; without it, the logo is decorative. */
  label?: string
}

/** The Patternbook logo: a P, whose stem is a ribbon, and a dot at the bottom right. */
export function Logo({ className = 'size-6', label }: LogoProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M5 2h3.5A1.5 1.5 0 0 1 10 3.5v17.7c0 .7-.8 1-1.3.6l-1.95-1.6-1.95 1.6c-.5.4-1.3.1-1.3-.6V3.5A1.5 1.5 0 0 1 5 2z" />
      <path d="M13 2h2.25a5.75 5.75 0 0 1 0 11.5H13a1.5 1.5 0 0 1-1.5-1.5V3.5A1.5 1.5 0 0 1 13 2z" />
      <circle cx="14.75" cy="18.75" r="3.25" />
    </svg>
  )
}

/**
 * The white logo on a square tile, like an app icon. The radii of the corners are percentages, so the tile has the same shape at
 * every size.
 */
export function LogoTile({ className = 'size-20', label }: LogoProps) {
  return (
    <span
      className={`grid place-items-center rounded-[22.5%] bg-[linear-gradient(145deg,#4B2BE0,#B13BC4_62%,#FF6F61)] text-white material:rounded-[30%] ios:supports-[corner-shape:squircle]:rounded-[45%] ios:[corner-shape:squircle] ${className}`}
    >
      <Logo className="size-[55%]" label={label} />
    </span>
  )
}
