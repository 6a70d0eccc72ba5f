import { keepStyles } from './keep-styles'
import type { Parts } from './parts'
import type { Move, Pose, Span } from './pose'

/** The large title is gone by this share of the way, and the chevron comes after it (engine.md §2.3). */
const HANDED_OVER = 0.6
/** On the way back it is not seen before this share (engine.md §2.3), and wholly there soon enough for both to be strong. */
const SEEN: Span = [0.1, 0.7]
/** When the chevron comes, and when it goes. */
const LATE: Span = [HANDED_OVER, 1]
const EARLY: Span = [0, 1 - HANDED_OVER]
/** The chevron begins this small (engine.md §2.3). */
const ICON_SCALE = 0.6

/** A large title that becomes the text of the way back to it, or the other way round. */
export type Morph = {
  /** Of the back button and of the title's double. */
  moves: Move[]
  /** Puts the double in place; returns the way to take it away again. */
  dress: () => () => void
}

/** The box of an element's text, if that stands on one line and is shown. */
const lineOf = (element: HTMLElement): DOMRect | undefined => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const lines = range.getClientRects?.() ?? []
  return lines.length === 1 ? lines[0] : undefined
}

const middle = (box: DOMRect) => box.y + box.height / 2

/**
 * The pose that lays one line of text over another, both scaled from the corner of a box.
 * @param origin of the element that is moved
 * @param own its text
 * @param other the text it is to cover
 * @param scale of the frame itself, which may be shown smaller than it is
 */
const over = (origin: DOMRect, own: DOMRect, other: DOMRect, scale: number): Pose => {
  const size = other.width / own.width
  return {
    x: (other.x - origin.x - (own.x - origin.x) * size) / scale,
    y: (middle(other) - origin.y - (middle(own) - origin.y) * size) / scale,
    scale: size,
  }
}

/** A double of the title in its place, which nobody reads and nothing clips. */
const doubleOf = (title: HTMLElement, slot: DOMRect, scale: number): HTMLElement => {
  const double = document.createElement('div')
  const box = title.getBoundingClientRect()
  // Of the content it comes from: English in a right-to-left page keeps its own order.
  const { direction, textAlign, unicodeBidi } = getComputedStyle(title)
  double.className = title.className
  double.textContent = title.textContent
  double.dataset.titleDouble = ''
  double.setAttribute('aria-hidden', 'true')
  Object.assign(double.style, {
    position: 'absolute',
    inset: `${(box.y - slot.y) / scale}px auto auto ${(box.x - slot.x) / scale}px`,
    width: `${box.width / scale}px`,
    margin: '0',
    direction,
    textAlign,
    unicodeBidi,
    pointerEvents: 'none',
    transformOrigin: '0 0',
  } satisfies Partial<CSSStyleDeclaration>)
  return double
}

/**
 * Lets the large title of the lower page fly to the back button of the upper one as its text, or home again, as on iOS.
 * @param upper slot of the upper page
 * @param forward true when the upper page is the one that comes
 * @returns nothing where the two do not say the same, or one of them is not to be seen: then each goes with its page
 */
export const morphOf = (
  upper: HTMLElement,
  { backIcon, backText, backTitle }: Parts,
  { back: backBelow, largeTitle: title, header }: Parts,
  forward: boolean,
): Morph | undefined => {
  if (!backIcon || !backText || !title || backTitle?.textContent !== title.textContent) return undefined
  const [large, small] = [lineOf(title), lineOf(backTitle)]
  if (!large || !small) return undefined
  const slot = upper.getBoundingClientRect()
  const text = backText.getBoundingClientRect()
  const label = middle(small) > text.top && middle(small) < text.bottom
  // Half beneath the bar it is no longer the title, but content.
  if (!label || large.top < (header?.getBoundingClientRect().bottom ?? 0)) return undefined

  const scale = slot.width / upper.offsetWidth || 1
  const double = doubleOf(title, slot, scale)
  const route = (element: HTMLElement, away: Pose, here: Pose, when: Pick<Move, 'span' | 'fade'>): Move =>
    forward ? { element, from: away, to: here, ...when } : { element, from: here, to: away, ...when }
  const handing: Span = [0, HANDED_OVER]
  const place = { x: 0, y: 0, scale: 1 }
  const flight = over(title.getBoundingClientRect(), large, small, scale)
  const arrival = over(text, small, large, scale)
  const tiny = { scale: ICON_SCALE, opacity: 0 }
  return {
    moves: [
      route(
        double,
        { ...place, opacity: 0.99 },
        { ...flight, opacity: 0 },
        { fade: forward ? handing : SEEN },
      ),
      route(backText, { ...arrival, opacity: 0 }, { ...place, opacity: 1 }, { fade: handing }),
      // Where the lower page has a way back as well, one chevron takes the place of the other.
      backBelow
        ? route(backIcon, { opacity: 0 }, { opacity: 1 }, {})
        : route(backIcon, tiny, { scale: 1, opacity: 1 }, { span: forward ? LATE : EARLY }),
    ],
    dress: () => {
      const restore = [keepStyles(title, 'opacity'), keepStyles(backText, 'transform-origin')]
      upper.append(double)
      title.style.opacity = '0'
      backText.style.transformOrigin = '0 0'
      return () => {
        double.remove()
        for (const undo of restore) undo()
      }
    },
  }
}
