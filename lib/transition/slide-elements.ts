/** The parts of a page that the iOS slide moves or measures, found by the data attributes of the components. */
export type SlideElements = {
  /** Elements outside toolbars and bar backgrounds, such as the content and footer. Empty if there is no content. */
  nonBarElements: HTMLElement[]
  header?: HTMLElement
  /** The element that scrolls, if there is one. */
  content?: HTMLElement
  title?: HTMLElement
  largeTitle?: HTMLElement
  barBackgrounds: HTMLElement[]
  backButton?: HTMLElement
  backIcon?: HTMLElement
  /** The text box of the back button. It contains `backTitle`, and the word “Back” for a title that does not fit. */
  backText?: HTMLElement
  /** The text in `backText`, usually the title of the previous page. CSS wraps it out of view if there is not enough room. */
  backTitle?: HTMLElement
  /** Groups of bar buttons. */
  buttonGroups: HTMLElement[]
  /** Other elements in the toolbar, such as a search bar or a segmented control. */
  toolbarExtras: HTMLElement[]
}

/** Returns the outermost elements inside `root` that are not in `knownElements` and do not contain an element of `knownElements`. */
const remainingElements = (root: Element, knownElements: readonly Element[]): HTMLElement[] =>
  [...root.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || knownElements.includes(child)) return []
    return knownElements.some((element) => child.contains(element))
      ? remainingElements(child, knownElements)
      : [child]
  })

/**
 * Returns whether a part has content. An empty part only reserves space. It is not moved, because the browser cannot animate
 * it on the compositor and would use the main thread for every frame.
 */
const hasContent = (part: HTMLElement) => part.childNodes.length > 0
/** Returns the part, or undefined if CSS hides it. */
const ifDisplayed = (part: HTMLElement | undefined) =>
  part && getComputedStyle(part).display !== 'none' ? part : undefined

/**
 * Finds the parts of a page for the iOS slide.
 * @param pageContainer the element that contains the page
 */
export const slideElementsOf = (pageContainer: HTMLElement): SlideElements => {
  const queryAll = (name: string) => [...pageContainer.querySelectorAll<HTMLElement>(`[data-${name}]`)]
  const query = (name: string) => pageContainer.querySelector<HTMLElement>(`[data-${name}]`) ?? undefined
  const page = query('page')
  const content = query('content')
  const toolbars = queryAll('toolbar')
  const barBackgrounds = queryAll('bar-background')
  const title = query('title')
  const backButton = query('back')
  const buttonGroups = queryAll('bar-buttons').filter(
    (group) => !(backButton && (group.contains(backButton) || backButton.contains(group))),
  )
  const knownParts = [title, backButton, ...buttonGroups, ...barBackgrounds].filter(
    (part) => part !== undefined,
  )
  return {
    nonBarElements: page && content ? remainingElements(page, [...toolbars, ...barBackgrounds]) : [],
    header: query('header'),
    content,
    title,
    largeTitle: query('large-title'),
    barBackgrounds,
    backButton,
    backIcon: query('back-icon'),
    backText: ifDisplayed(query('back-text')),
    backTitle: query('back-title'),
    buttonGroups: buttonGroups.filter(hasContent),
    toolbarExtras: toolbars.flatMap((toolbar) => remainingElements(toolbar, knownParts)).filter(hasContent),
  }
}
