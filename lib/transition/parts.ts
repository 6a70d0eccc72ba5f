/** The parts of a page that move separately, found by the data attributes of the components. */
export type Parts = {
  /** Everything outside toolbars and bar backgrounds: content, footer, and other rows of the header. Empty if there is no content. */
  bodies: HTMLElement[]
  header?: HTMLElement
  /** The element that scrolls, if there is one. */
  content?: HTMLElement
  title?: HTMLElement
  largeTitle?: HTMLElement
  backgrounds: HTMLElement[]
  back?: HTMLElement
  backIcon?: HTMLElement
  backText?: HTMLElement
  /** The title of the previous page in the back button. If there is not enough room, the button shows another text. */
  backTitle?: HTMLElement
  /** Groups of bar buttons. */
  buttons: HTMLElement[]
  /** Other elements in the toolbar, such as a search bar or a segmented control. */
  extras: HTMLElement[]
}

/** Returns the outermost elements inside `root` that are not in `known` and do not contain an element of `known`. */
const others = (root: Element, known: readonly Element[]): HTMLElement[] =>
  [...root.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || known.includes(child)) return []
    return known.some((element) => child.contains(element)) ? others(child, known) : [child]
  })

// An empty part is not moved, because the browser cannot run such an animation on the compositor and would use the main
// thread for every frame.
/** Whether a part has content. An empty part only reserves space. */
const filled = (part: HTMLElement) => part.childNodes.length > 0
/** Returns the part, or undefined if CSS hides it. */
const shown = (part: HTMLElement | undefined) =>
  part && getComputedStyle(part).display !== 'none' ? part : undefined

/**
 * Finds the parts of a page for the iOS slide.
 * @param slot the element that contains the page
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
