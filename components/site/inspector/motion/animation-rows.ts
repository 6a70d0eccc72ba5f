import { endTime } from '@/lib/animation/animation-info'
import type { TrackedAnimation } from '@/lib/animation/inspector-state'

/** Selectors of parts of pages, overlays, and menus, with their names. The first matching selector names an element. */
const PART_NAMES: readonly (readonly [string, string])[] = [
  ['[data-backdrop]', 'Backdrop'],
  ['[data-menu-backdrop]', 'Menu backdrop'],
  ['[data-menu-panel]', 'Menu'],
  ['[data-overlay=toast], [data-overlay=toast] *', 'Toast'],
  ['[data-overlay] [data-overlay-surface]', 'Dialog'],
  ['[data-shadow], [data-shadow] *', 'Shadow'],
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

const formatOverlayKind = (kind: string) =>
  `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1).replace('-', ' ')}`

/**
 * Returns the name of an animated element: its part, and the page or overlay that contains it, if any, e.g. `Backdrop, alert`.
 * For a dialog, a toast, or an unknown part of an overlay, the name is only the kind of overlay, e.g. `Action sheet`. Unknown
 * elements outside of overlays are named after their label, role, or tag.
 * @param element an element of the frame or of the side menu
 */
export const describeElement = (element: Element): string => {
  const [, name] = PART_NAMES.find(([selector]) => element.matches(selector)) ?? []
  const overlay = element.closest<HTMLElement>('[data-overlay]')?.dataset.overlay
  if (overlay)
    return name && name !== 'Dialog' && name !== 'Toast' ? `${name}, ${overlay}` : formatOverlayKind(overlay)
  const label = element.getAttribute('aria-label') ?? element.getAttribute('role') ?? element.localName
  const title = element.closest('[data-page-slot]')?.querySelector('h1')?.textContent?.trim()
  return title ? `${name ?? label}, ${title}` : (name ?? label)
}

/** A row of `AnimationList`: the animations of one part that have the same easing, start, and duration. */
export type AnimationRow = {
  id: string
  /** Name of the part, from `describeElement`. */
  part: string
  /** Names of the animated CSS properties, separated by commas. */
  propertiesText: string
  easing: string
  /** Start at normal speed, ms since the start of the motion. */
  start: number
  /** Duration at normal speed, without the delay, ms. */
  duration: number
  /** Number of elements that the row combines. */
  elementCount: number
  /** The animation whose curve is drawn for the row. */
  animation: TrackedAnimation
}

/** Combines the animations of one motion into rows. The rows have the order of their first animations. */
export const groupAnimations = (animations: readonly TrackedAnimation[]): AnimationRow[] => {
  const rows = new Map<string, AnimationRow & { propertyNames: Set<string>; elements: Set<Element> }>()
  for (const animation of animations) {
    const { element, properties, easing, delay, duration, startTime } = animation
    const part = describeElement(element)
    const start = Math.round(startTime + delay)
    const id = [part, easing, start, duration].join('|')
    const row = rows.get(id)
    const propertyNames = row?.propertyNames ?? new Set<string>()
    for (const property of properties) propertyNames.add(property)
    const elements = row?.elements ?? new Set<Element>()
    elements.add(element)
    const firstAnimation = row?.animation ?? animation
    const updatedRow = {
      id,
      part,
      propertiesText: '',
      easing,
      start,
      duration,
      elementCount: elements.size,
      animation: firstAnimation,
    }
    rows.set(id, { ...updatedRow, propertyNames, elements })
  }
  return [...rows.values()].map(({ propertyNames, elements: _, ...row }) => ({
    ...row,
    propertiesText: [...propertyNames].join(', '),
  }))
}

const endTimeOf = ({ animation }: AnimationRow) => animation.startTime + endTime(animation)
/** Compares the end times of two rows; if they are equal, compares the lengths of the property texts. */
const compareEndTimes = (one: AnimationRow, other: AnimationRow) =>
  endTimeOf(one) - endTimeOf(other) || one.propertiesText.length - other.propertiesText.length

/** Returns the row that ends last, which is selected by default; undefined if there are no rows. */
export const rowEndingLast = (rows: readonly AnimationRow[]): AnimationRow | undefined =>
  rows.reduce<AnimationRow | undefined>(
    (best, row) => (best && compareEndTimes(row, best) <= 0 ? best : row),
    undefined,
  )

/** Returns a timing function as short text: for `linear()`, which can have many stops, only the number of its stops. */
export const formatEasing = (css: string): string => {
  const stops = /^linear\((.+)\)$/.exec(css)?.[1]?.split(',').length
  return stops ? `linear() of ${stops} stops` : css
}
