/** The parts of a page that move on their own, found by the data attributes the kit sets. */
export type Parts = {
  /** Everything beside the toolbar: content, footer, further rows of the header. Empty when there is no content. */
  bodies: HTMLElement[]
  header?: HTMLElement
  /** The scroller, where there is one. */
  content?: HTMLElement
  title?: HTMLElement
  largeTitle?: HTMLElement
  backgrounds: HTMLElement[]
  back?: HTMLElement
  backIcon?: HTMLElement
  backText?: HTMLElement
  /** In the back button's text: the title it leads to. Something else may be shown where that has no room. */
  backTitle?: HTMLElement
  /** Groups of bar buttons. */
  buttons: HTMLElement[]
  /** What else stands in the toolbar: a search bar, a segment. */
  extras: HTMLElement[]
}

/** The outermost elements under `root` that neither are nor contain one of `known`. */
const others = (root: Element, known: readonly Element[]): HTMLElement[] =>
  [...root.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || known.includes(child)) return []
    return known.some((element) => child.contains(element)) ? others(child, known) : [child]
  })

// What shows nothing is not moved: the browser cannot hand such a movement to the compositor, and would keep the main
// thread at work for it, frame by frame.
/** Whether a group holds more than its place. */
const filled = (part: HTMLElement) => part.childNodes.length > 0
/** A part unless styles take it away. */
const shown = (part: HTMLElement | undefined) =>
  part && getComputedStyle(part).display !== 'none' ? part : undefined

/**
 * Takes a page apart for the iOS slide.
 * @param slot the element that holds the page
 */
export const partsOf = (slot: HTMLElement): Parts => {
  const all = (name: string) => [...slot.querySelectorAll<HTMLElement>(`[data-${name}]`)]
  const one = (name: string) => slot.querySelector<HTMLElement>(`[data-${name}]`) ?? undefined
  const page = one('page')
  const content = one('content')
  const toolbars = all('toolbar')
  const backgrounds = all('bar-background')
  const title = one('title')
  const back = one('back')
  const buttons = all('bar-buttons').filter(
    (group) => !(back && (group.contains(back) || back.contains(group))),
  )
  const named = [title, back, ...buttons, ...backgrounds].filter((part) => part !== undefined)
  return {
    bodies: page && content ? others(page, [...toolbars, ...backgrounds]) : [],
    header: one('header'),
    content,
    title,
    largeTitle: one('large-title'),
    backgrounds,
    back,
    backIcon: one('back-icon'),
    backText: shown(one('back-text')),
    backTitle: one('back-title'),
    buttons: buttons.filter(filled),
    extras: toolbars.flatMap((toolbar) => others(toolbar, named)).filter(filled),
  }
}
