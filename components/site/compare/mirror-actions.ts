import { blockScriptFocus } from './block-script-focus'
import { findCounterpart } from './find-counterpart'
import { copyScrollPosition, copyValue, pressEscape } from './repeat-actions'

const SLIDER_SELECTOR = 'input[type="range"]'

/** Fields whose `input` events are not mirrored: checkboxes and radio buttons, whose clicks are mirrored, and sliders. */
const NON_TEXT_FIELD_SELECTOR = `[type="checkbox"], [type="radio"], ${SLIDER_SELECTOR}`

/** Returns whether an event target is an element. The nodes belong to other windows, so `instanceof` does not work. */
const isElement = (node: EventTarget | null): node is Element => (node as Node | null)?.nodeType === 1

/**
 * Mirrors user actions from one frame to the others: scroll positions as fractions of the scrollable distance, slider values,
 * and clicks, typing, and Escape on the corresponding elements. The focus remains in the user's frame. The frames have the same
 * origin, so the code uses their documents directly and not the message protocol of embeds.
 * @param frames the iframes, loaded or not
 * @returns a function that stops the mirroring
 */
export const mirrorActions = (frames: readonly HTMLIFrameElement[]): (() => void) => {
  const controller = new AbortController()
  /** The frame that the user last used, also after it has loaded another document. The other frames repeat the actions in it. */
  let sourceFrame: HTMLIFrameElement | undefined
  /**
   * The documents that have listeners. A document that is complete when the mirroring starts may fire its load event later, which
   * must not attach listeners again.
   */
  const attachedDocuments = new WeakSet<Document>()

  const otherDocuments = (frameDocument: Document) =>
    frames.flatMap(({ contentDocument }) =>
      contentDocument && contentDocument !== frameDocument ? [contentDocument] : [],
    )
  const attachListeners = (frame: HTMLIFrameElement, frameDocument: Document): void => {
    if (attachedDocuments.has(frameDocument)) return
    attachedDocuments.add(frameDocument)
    const options = { capture: true, passive: true, signal: controller.signal }
    /** Returns the corresponding elements in the other frames. */
    const counterpartsOf = (target: Element) =>
      otherDocuments(frameDocument).flatMap((otherDocument) => findCounterpart(target, otherDocument) ?? [])

    const setSourceFrame = ({ isTrusted }: Event) => {
      if (isTrusted) sourceFrame = frame
    }
    // Scripts cannot move the focus in the other frames (block-script-focus.ts), so a focus event there comes from the user.
    for (const name of ['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin'])
      frameDocument.addEventListener(name, setSourceFrame, options)
    const unblockScriptFocus = blockScriptFocus(
      frameDocument,
      () => sourceFrame !== undefined && sourceFrame !== frame,
    )

    const onScroll = ({ target }: Event) => {
      // Only elements scroll: a screen fills the window, so its document never does.
      if (sourceFrame !== frame || !isElement(target)) return
      for (const counterpart of counterpartsOf(target)) copyScrollPosition(target, counterpart)
    }

    // The corresponding elements are collected in the capture phase, before handlers change the page, and clicked in the bubble
    // phase, unless a gesture has stopped the event.
    let clickTargets: HTMLElement[] = []
    let labeledControl: Element | null | undefined
    const onClickCapture = ({ target, isTrusted }: Event) => {
      clickTargets = []
      // A click on a label also clicks its control. The labels in the other frames do the same, so the second click is ignored.
      if (!isTrusted || !isElement(target) || target === labeledControl) return
      labeledControl = target.closest('label')?.control
      setTimeout(() => {
        labeledControl = undefined
      })
      // Sliders are synchronized by value, because the same position is a different value on a slider of a different length or
      // direction.
      if (!target.matches(SLIDER_SELECTOR) && !target.querySelector(SLIDER_SELECTOR))
        clickTargets = counterpartsOf(target)
    }
    const onClickBubble = ({ isTrusted }: Event) => {
      if (!isTrusted) return
      // SVG elements have no `click()`, so the closest HTML element is clicked.
      for (const follower of clickTargets.splice(0))
        follower.closest<HTMLElement>(':not(svg, svg *)')?.click()
    }

    const onInput = ({ target, isTrusted }: Event) => {
      if (!isTrusted || !isElement(target) || target.matches(NON_TEXT_FIELD_SELECTOR)) return
      for (const counterpart of counterpartsOf(target)) copyValue(target, counterpart)
    }
    // The Range component handles drags and keys itself: no `input` event occurs, and only the `value` attribute changes.
    const { MutationObserver } = frameDocument.defaultView as Window & typeof globalThis
    const sliderObserver = new MutationObserver((changes) => {
      if (sourceFrame !== frame) return
      for (const { target } of changes)
        if (isElement(target) && target.matches(SLIDER_SELECTOR))
          for (const counterpart of counterpartsOf(target)) copyValue(target, counterpart)
    })
    sliderObserver.observe(frameDocument, { subtree: true, attributeFilter: ['value'] })

    const onKeyDown = ({ key, target, isTrusted, isComposing }: KeyboardEvent) => {
      if (!isTrusted || isComposing || key !== 'Escape') return
      for (const otherDocument of otherDocuments(frameDocument))
        pressEscape((isElement(target) && findCounterpart(target, otherDocument)) || otherDocument.body)
    }

    frameDocument.addEventListener('scroll', onScroll, options)
    frameDocument.addEventListener('click', onClickCapture, options)
    frameDocument.addEventListener('click', onClickBubble, { signal: controller.signal })
    frameDocument.addEventListener('input', onInput, options)
    frameDocument.addEventListener('keydown', onKeyDown, options)
    controller.signal.addEventListener('abort', () => {
      sliderObserver.disconnect()
      unblockScriptFocus()
    })
  }
  for (const frame of frames) {
    frame.addEventListener(
      'load',
      () => frame.contentDocument && attachListeners(frame, frame.contentDocument),
      { signal: controller.signal },
    )
    const loadedDocument = frame.contentDocument
    if (loadedDocument && loadedDocument.readyState === 'complete' && loadedDocument.URL !== 'about:blank')
      attachListeners(frame, loadedDocument)
  }
  return () => controller.abort()
}
