import type { Pose, ProgressRange, Tween } from './pose'
import { saveStyles } from './save-styles'
import type { SlideElements } from './slide-elements'

/**
 * Progress at which the fade of the back button's text ends and, forward, at which the large title has faded out and the chevron
 * starts to appear.
 */
const BACK_TEXT_FADE_END = 0.6
/**
 * Range of the progress of a transition back in which the title fades in. It overlaps the fade-out of the button's text, so that
 * one of the two is always readable.
 */
const TITLE_FADE_IN_RANGE: ProgressRange = [0.1, 0.7]
/** Ranges of the progress in which the chevron appears (forward) and disappears (back). */
const CHEVRON_ENTER_RANGE: ProgressRange = [BACK_TEXT_FADE_END, 1]
const CHEVRON_EXIT_RANGE: ProgressRange = [0, 1 - BACK_TEXT_FADE_END]
/** Scale of the chevron before it appears and after it disappears. */
const HIDDEN_CHEVRON_SCALE = 0.6

/** A large title that becomes the text of the back button, or the reverse. */
export type TitleMorph = {
  /** Tweens of the back button's text and icon, and of the title's copy. */
  tweens: Tween[]
  /** Inserts the copy and hides the title. Returns a function that undoes this. */
  setup: () => () => void
}

/** Returns the box of an element's text; undefined unless the text is rendered on exactly one line. */
const singleLineBox = (element: HTMLElement): DOMRect | undefined => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const lines = range.getClientRects?.() ?? []
  return lines.length === 1 ? lines[0] : undefined
}

const verticalCenter = (box: DOMRect) => box.y + box.height / 2

/**
 * Returns the pose in which the text of an element has the width, horizontal position, and vertical center of another text. The
 * element is scaled from its top left corner.
 * @param elementBox box of the element
 * @param textBox box of the element's text
 * @param targetBox box of the text to cover
 * @param scale scale of the frame; boxes are in client pixels, and a pose is in pixels of the frame
 */
const coveringPose = (elementBox: DOMRect, textBox: DOMRect, targetBox: DOMRect, scale: number): Pose => {
  const ratio = targetBox.width / textBox.width
  return {
    x: (targetBox.x - elementBox.x - (textBox.x - elementBox.x) * ratio) / scale,
    y: (verticalCenter(targetBox) - elementBox.y - (verticalCenter(textBox) - elementBox.y) * ratio) / scale,
    scale: ratio,
  }
}

/** Creates a copy of the title for the slot of the upper page, where nothing clips it. The copy is hidden from screen readers. */
const cloneTitle = (title: HTMLElement, slotBox: DOMRect, scale: number): HTMLElement => {
  const clone = document.createElement('div')
  const box = title.getBoundingClientRect()
  // The copy gets the direction of the title, because English text in a right-to-left page has its own direction.
  const { direction, textAlign, unicodeBidi } = getComputedStyle(title)
  clone.className = title.className
  clone.textContent = title.textContent
  clone.dataset.titleClone = ''
  clone.setAttribute('aria-hidden', 'true')
  Object.assign(clone.style, {
    position: 'absolute',
    inset: `${(box.y - slotBox.y) / scale}px auto auto ${(box.x - slotBox.x) / scale}px`,
    width: `${box.width / scale}px`,
    margin: '0',
    direction,
    textAlign,
    unicodeBidi,
    pointerEvents: 'none',
    transformOrigin: '0 0',
  } satisfies Partial<CSSStyleDeclaration>)
  return clone
}

/**
 * Plans the morph of the lower page's large title into the text of the upper page's back button, or the reverse, as on iOS.
 * @param upper the element that contains the upper page, its slot in the page stack; the next two parameters are the parts of the
 *   upper page and of the lower page
 * @param forward true if the upper page is entering
 * @returns the morph; undefined if a page has no such title or button, if the two texts differ, or if either is not fully visible
 *   on one line. Without a morph, the title and the button move with their pages.
 */
export const titleMorphOf = (
  upper: HTMLElement,
  { backIcon, backText, backTitle }: SlideElements,
  { backButton, largeTitle: title, header }: SlideElements,
  forward: boolean,
): TitleMorph | undefined => {
  if (!backIcon || !backText || !title || backTitle?.textContent !== title.textContent) return undefined
  const [titleBox, backTitleBox] = [singleLineBox(title), singleLineBox(backTitle)]
  if (!titleBox || !backTitleBox) return undefined
  const slotBox = upper.getBoundingClientRect()
  const backTextRect = backText.getBoundingClientRect()
  const isBackTitleVisible =
    verticalCenter(backTitleBox) > backTextRect.top && verticalCenter(backTitleBox) < backTextRect.bottom
  // A title that has scrolled partly under the bar moves with the content.
  if (!isBackTitleVisible || titleBox.top < (header?.getBoundingClientRect().bottom ?? 0)) return undefined

  const scale = slotBox.width / upper.offsetWidth || 1
  const clone = cloneTitle(title, slotBox, scale)
  const tweenOf = (
    element: HTMLElement,
    awayPose: Pose,
    inPlacePose: Pose,
    timing: Pick<Tween, 'range' | 'opacityRange'>,
  ): Tween =>
    forward
      ? { element, from: awayPose, to: inPlacePose, ...timing }
      : { element, from: inPlacePose, to: awayPose, ...timing }
  const backTextFade: ProgressRange = [0, BACK_TEXT_FADE_END]
  const restPose = { x: 0, y: 0, scale: 1 }
  const titleEndPose = coveringPose(title.getBoundingClientRect(), titleBox, backTitleBox, scale)
  const backTextStartPose = coveringPose(backTextRect, backTitleBox, titleBox, scale)
  const hiddenChevronPose = { scale: HIDDEN_CHEVRON_SCALE, opacity: 0 }
  return {
    tweens: [
      tweenOf(
        clone,
        { ...restPose, opacity: 0.99 },
        { ...titleEndPose, opacity: 0 },
        { opacityRange: forward ? backTextFade : TITLE_FADE_IN_RANGE },
      ),
      tweenOf(
        backText,
        { ...backTextStartPose, opacity: 0 },
        { ...restPose, opacity: 1 },
        { opacityRange: backTextFade },
      ),
      // If the lower page has a back button too, one chevron replaces the other.
      backButton
        ? tweenOf(backIcon, { opacity: 0 }, { opacity: 1 }, {})
        : tweenOf(
            backIcon,
            hiddenChevronPose,
            { scale: 1, opacity: 1 },
            { range: forward ? CHEVRON_ENTER_RANGE : CHEVRON_EXIT_RANGE },
          ),
    ],
    setup: () => {
      const restoreStyles = [saveStyles(title, 'opacity'), saveStyles(backText, 'transform-origin')]
      upper.append(clone)
      title.style.opacity = '0'
      backText.style.transformOrigin = '0 0'
      return () => {
        clone.remove()
        for (const undo of restoreStyles) undo()
      }
    },
  }
}
