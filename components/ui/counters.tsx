type Counter = { label: string; value: string }

/**
 * Numbers above their labels, such as followers and posts, separated by hairlines (in Expressive, in tonal boxes). Counters wrap
 * if their labels do not fit next to each other, and the hairline at the start of a line is hidden.
 */
export function Counters({ items, className = '' }: { items: readonly Counter[]; className?: string }) {
  return (
    <dl
      className={`flex flex-wrap justify-center text-center gap-y-3 overflow-x-clip expressive:counter-segments ${className}`}
    >
      {items.map((item) => (
        <div
          key={item.label}
          className="relative flex min-w-min flex-1 flex-col-reverse px-1 not-first:before:absolute not-first:before:inset-y-1 not-first:before:-start-hairline not-first:before:w-hairline not-first:before:bg-separator"
        >
          <dt className="wrap-break-word text-footnote text-secondary-label">{item.label}</dt>
          <dd className="text-title3 expressive:text-title2 tabular-nums baseline:font-medium">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
