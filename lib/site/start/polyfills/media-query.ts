/** The width comparisons that the app uses, in px. */
const WIDTH = /^\((?:width\s*(>=|<=|>|<)\s*|(min|max)-width:\s*)([\d.]+)px\)$/

const matchesCondition = (condition: string): boolean => {
  const [, sign, end, value] = WIDTH.exec(condition) ?? []
  if (value === undefined) return false
  const room = innerWidth - Number(value)
  return {
    '>=': room >= 0,
    min: room >= 0,
    '<=': room <= 0,
    max: room <= 0,
    '>': room > 0,
    '<': room < 0,
  }[sign ?? end ?? ''] as boolean
}

const matches = (query: string): boolean =>
  query.split(',').some((part) =>
    part
      .trim()
      .split(/\s+and\s+/)
      .every(matchesCondition),
  )

/**
 * A media query for browsers without `matchMedia`: widths are compared with the window; all other conditions, such as
 * preferences, are false.
 * @param media e.g. `(width >= 1024px)`
 */
export const queryOf = (media: string): MediaQueryList => {
  const query = Object.assign(new EventTarget(), {
    media,
    matches: matches(media),
    onchange: null as ((event: Event) => void) | null,
    addListener: (listener: () => void) => query.addEventListener('change', listener),
    removeListener: (listener: () => void) => query.removeEventListener('change', listener),
  })
  addEventListener('resize', () => {
    const now = matches(media)
    if (now === query.matches) return
    query.matches = now
    const event = new Event('change')
    query.onchange?.(event)
    query.dispatchEvent(event)
  })
  return query as unknown as MediaQueryList
}
