/** Eight fading lines on iOS, an open ring in Material. Turns also under reduced motion: it says that work goes on. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-grid shrink-0 place-items-center ${className}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        className="size-7 animate-spin text-label-2 [animation-duration:1s] [animation-timing-function:steps(8)] material:hidden"
      >
        {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
          <rect
            key={line}
            x="14.5"
            y="2"
            width="3"
            height="8.5"
            rx="1.5"
            fill="currentColor"
            opacity={0.25 + (0.75 * line) / 7}
            transform={`rotate(${line * 45} 16 16)`}
          />
        ))}
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        className="size-10 animate-spin text-tint [animation-duration:1.4s] ios:hidden"
      >
        <circle
          cx="20"
          cy="20"
          r="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="76 113"
        />
      </svg>
    </span>
  )
}
