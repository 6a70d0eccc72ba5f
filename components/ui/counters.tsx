type Counter = { label: string; value: string }

/**
 * Followers, following, posts: numbers over their names; iOS parts them by hairlines, Material by tiles. Those that do
 * not fit beside each other in whole words go on below; a hairline that would then begin a line is cut off.
 */
export function Counters({ items, className = '' }: { items: readonly Counter[]; className?: string }) {
  return (
    <dl
      className={`flex flex-wrap justify-center text-center ios:gap-y-3 ios:overflow-x-clip material:gap-2 ${className}`}
    >
      {items.map((item) => (
        <div
          key={item.label}
          className="relative flex min-w-min flex-1 flex-col-reverse px-1 ios:not-first:before:absolute ios:not-first:before:inset-y-1 ios:not-first:before:-start-hair ios:not-first:before:w-hair ios:not-first:before:bg-separator material:rounded-[12px] material:bg-sc-highest material:pt-2.5 material:pb-2"
        >
          <dt className="wrap-break-word text-footnote text-label-2">{item.label}</dt>
          <dd className="text-title3 tabular-nums">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
