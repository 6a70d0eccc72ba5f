import { reducedMotion } from '../frame/motion'

const supportsScrollTimelines = () => typeof CSS !== 'undefined' && CSS.supports('animation-timeline: view()')

/** Scroll distance over which the text fades before it reaches the bar, px. */
const FADE_PX = 56

/**
 * Adds parallax to the photo or map in a header. In browsers without scroll timelines, this function moves the photo at half the
 * scroll speed; in all other browsers, CSS does. The photo grows while the scroller bounces beyond its top (in Safari). The text
 * on the photo fades before it reaches the bar. With reduced motion, the photo scrolls with the header and does not grow.
 * @param scroller the scrolling element; its scroll padding at the top is the height of the bar
 * @param photo the photo or map, which fills the header; the header is the first element in the scroller
 * @param textElement the element with the text on the photo
 * @returns a function that stops the parallax
 */
export const addParallax = (
  scroller: HTMLElement,
  photo: HTMLElement,
  textElement?: HTMLElement | null,
): (() => void) => {
  const hasScrollTimelines = supportsScrollTimelines()
  let frameRequest = 0
  let isOverscrolled = false

  const update = () => {
    frameRequest = 0
    const { scrollTop } = scroller
    const photoHeight = photo.offsetHeight
    const isMotionReduced = reducedMotion()
    isOverscrolled = scrollTop < 0
    if (textElement) {
      const textTop =
        textElement.offsetTop + (Number.parseFloat(getComputedStyle(textElement).paddingTop) || 0)
      const barHeight = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
      textElement.style.opacity =
        scrollTop > 0 ? String(Math.min(1, Math.max(0, (textTop - barHeight - scrollTop) / FADE_PX))) : ''
    }
    photo.style.scale = isOverscrolled && !isMotionReduced ? String(1 - scrollTop / photoHeight) : ''
    if (hasScrollTimelines) return
    // The offset has a limit, because a header that has scrolled by its own height is invisible.
    const photoOffset = isMotionReduced ? 0 : Math.min(photoHeight, Math.max(0, scrollTop)) / 2
    photo.style.translate = photoOffset ? `0 ${photoOffset}px` : ''
  }
  const onScroll = () => {
    if (hasScrollTimelines && !textElement && !isOverscrolled && scroller.scrollTop >= 0) return
    frameRequest ||= requestAnimationFrame(update)
  }

  scroller.addEventListener('scroll', onScroll, { passive: true })
  if (!hasScrollTimelines) update()
  return () => {
    scroller.removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frameRequest)
  }
}
