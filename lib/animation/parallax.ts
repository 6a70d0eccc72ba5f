import { reducedMotion } from '../frame/motion'

const hasTimelines = () => typeof CSS !== 'undefined' && CSS.supports('animation-timeline: view()')

/** Scroll distance over which the text fades before it reaches the bar, px. */
const FADE = 56

/**
 * Parallax of the photo in a header. In browsers without scroll timelines, this function moves the photo at half speed; in
 * others, CSS does. In all browsers, the photo grows while the scroller bounces beyond its top (Safari), and the text on it fades
 * before it passes below the buttons of the bar. Requests at most one animation frame at a time.
 * @param photo fills the header, which is the first element in the scroller
 * @param text the element with the text on the photo; the height of the bar is the scroll padding of the scroller
 * @returns a function that stops it
 */
export const parallax = (
  scroller: HTMLElement,
  photo: HTMLElement,
  text?: HTMLElement | null,
): (() => void) => {
  const timelines = hasTimelines()
  let request = 0
  let overscrolled = false

  const draw = () => {
    request = 0
    const { scrollTop } = scroller
    const height = photo.offsetHeight
    const still = reducedMotion()
    overscrolled = scrollTop < 0
    if (text) {
      const top = text.offsetTop + (Number.parseFloat(getComputedStyle(text).paddingTop) || 0)
      const bar = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
      text.style.opacity =
        scrollTop > 0 ? String(Math.min(1, Math.max(0, (top - bar - scrollTop) / FADE))) : ''
    }
    photo.style.scale = overscrolled && !still ? String(1 - scrollTop / height) : ''
    if (timelines) return
    // A header that has scrolled by its own height is invisible.
    const travelled = still ? 0 : Math.min(height, Math.max(0, scrollTop)) / 2
    photo.style.translate = travelled ? `0 ${travelled}px` : ''
  }
  const onScroll = () => {
    if (timelines && !text && !overscrolled && scroller.scrollTop >= 0) return
    request ||= requestAnimationFrame(draw)
  }

  scroller.addEventListener('scroll', onScroll, { passive: true })
  if (!timelines) draw()
  return () => {
    scroller.removeEventListener('scroll', onScroll)
    cancelAnimationFrame(request)
  }
}
