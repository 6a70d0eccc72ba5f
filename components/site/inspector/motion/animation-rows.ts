import { endTime } from '@/lib/animation/animation-info'
import type { TrackedAnimation } from '@/lib/animation/animation-inspector'

/** The parts of pages, overlays and menus by the marks they carry; the first that fits names an element. */
const PARTS: readonly (readonly [string, string])[] = [
  ['[data-backdrop]', 'Backdrop'],
  ['[data-menu-backdrop]', 'Menu backdrop'],
  ['[data-menu-panel]', 'Menu'],
  ['[data-overlay=toast], [data-overlay=toast] *', 'Toast'],
  ['[data-overlay] [data-overlay-focus]', 'Dialog'],
  ['[data-shade], [data-shade] *', 'Shade'],
  ['[data-large-title]', 'Large title'],
  ['[data-title]', 'Title'],
  ['[data-back-icon]', 'Back icon'],
  ['[data-back-text]', 'Back text'],
  ['[data-back]', 'Back button'],
  ['[data-bar-buttons]', 'Bar buttons'],
  ['[data-bar-background]', 'Bar background'],
  ['[data-toolbar]', 'Toolbar'],
  ['[data-header]', 'Header'],
  ['[data-footer]', 'Footer'],
  ['[data-content]', 'Content'],
  ['[data-page-slot], [data-page]', 'Page'],
  ['[data-entrance]', 'Row'],
]

const word = (kind: string) => `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1).replace('-', ' ')}`

/**
 * What to call an element that moves: the part it is of a page, an overlay or a menu, and whose.
 * @param element anything in the frame; one that has left it keeps the name of its own marks
 */
export const describeElement = (element: Element): string => {
  const [, name] = PARTS.find(([selector]) => element.matches(selector)) ?? []
  const overlay = element.closest<HTMLElement>('[data-overlay]')?.dataset.overlay
  if (overlay) return name && name !== 'Dialog' && name !== 'Toast' ? `${name}, ${overlay}` : word(overlay)
  const label = element.getAttribute('aria-label') ?? element.getAttribute('role') ?? element.localName
  const title = element.closest('[data-page-slot]')?.querySelector('h1')?.textContent?.trim()
  return title ? `${name ?? label}, ${title}` : (name ?? label)
}

/** One line of what moves: elements of one part that go the same way in the same time. */
export type AnimationRow = {
  id: string
  part: string
  properties: string
  easing: string
  /** Nominal ms: from when, since the motion began, and how long. */
  from: number
  duration: number
  /** How many elements it stands for. */
  count: number
  /** One of them, to be drawn. */
  sample: TrackedAnimation
}

/** The members of a motion as lines, in the order in which they joined. */
export const groupAnimations = (members: readonly TrackedAnimation[]): AnimationRow[] => {
  const rows = new Map<string, AnimationRow & { names: Set<string>; elements: Set<Element> }>()
  for (const sample of members) {
    const { element, properties, easing, delay, duration, offset } = sample
    const part = describeElement(element)
    const from = Math.round(offset + delay)
    const id = [part, easing, from, duration].join('|')
    const row = rows.get(id)
    const names = row?.names ?? new Set<string>()
    for (const property of properties) names.add(property)
    const elements = row?.elements ?? new Set<Element>()
    elements.add(element)
    const first = row?.sample ?? sample
    const line = { id, part, properties: '', easing, from, duration, count: elements.size, sample: first }
    rows.set(id, { ...line, names, elements })
  }
  return [...rows.values()].map(({ names, elements: _, ...row }) => ({
    ...row,
    properties: [...names].join(', '),
  }))
}

const until = ({ sample }: AnimationRow) => sample.offset + endTime(sample)
/** Of two that end together, the one that does more. */
const outweighs = (one: AnimationRow, other: AnimationRow) =>
  until(one) - until(other) || one.properties.length - other.properties.length

/** The one that takes longest: whose curve is drawn unless another is chosen. */
export const longestRow = (rows: readonly AnimationRow[]): AnimationRow | undefined =>
  rows.reduce<AnimationRow | undefined>(
    (best, row) => (best && outweighs(row, best) <= 0 ? best : row),
    undefined,
  )

/** A timing function in a few characters: a spring comes as a long list of stops. */
export const easingName = (css: string): string => {
  const stops = /^linear\((.+)\)$/.exec(css)?.[1]?.split(',').length
  return stops ? `linear() of ${stops} stops` : css
}
