import { reducedMotion } from '../frame/motion'

const hasTimelines = () => typeof CSS !== 'undefined' && CSS.supports('animation-timeline: view()')

/** Pixels of scroll in which words fade before they reach the bar. */
const FADE = 56

/**
 * What CSS cannot do for the photo of a header: where scroll timelines are unknown, the half speed; everywhere, its
 * growth while the scroller bounces beyond its top (Safari), and words on it that fade before they pass beneath the
 * buttons of the bar. At most one frame is asked for at a time.
 * @param photo fills the header, which is the first thing in the scroller
 * @param words what is written on the photo, in a box of its own; the bar's height is the scroller's scroll padding
 * @returns the way to stop
 */
export const drift = (
  scroller: HTMLElement,
  photo: HTMLElement,
  words?: HTMLElement | null,
): (() => void) => {
  const timelines = hasTimelines()
  let request = 0
  let beyond = false

  const draw = () => {
    request = 0
    const { scrollTop } = scroller
    const height = photo.offsetHeight
    const still = reducedMotion()
    beyond = scrollTop < 0
    if (words) {
      const top = words.offsetTop + (Number.parseFloat(getComputedStyle(words).paddingTop) || 0)
      const bar = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
      words.style.opacity =
        scrollTop > 0 ? String(Math.min(1, Math.max(0, (top - bar - scrollTop) / FADE))) : ''
    }
    photo.style.scale = beyond && !still ? String(1 - scrollTop / height) : ''
    if (timelines) return
    // Beyond its own height it is out of sight.
    const travelled = still ? 0 : Math.min(height, Math.max(0, scrollTop)) / 2
    photo.style.translate = travelled ? `0 ${travelled}px` : ''
  }
  const onScroll = () => {
    if (timelines && !words && !beyond && scroller.scrollTop >= 0) return
    request ||= requestAnimationFrame(draw)
  }

  scroller.addEventListener('scroll', onScroll, { passive: true })
  if (!timelines) draw()
  return () => {
    scroller.removeEventListener('scroll', onScroll)
    cancelAnimationFrame(request)
  }
}
