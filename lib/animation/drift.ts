import { reducedMotion } from '../frame/motion'

const hasTimelines = () => typeof CSS !== 'undefined' && CSS.supports('animation-timeline: view()')

/**
 * What CSS cannot do for the photo of a header: where scroll timelines are unknown, the half speed; and everywhere, its
 * growth while the scroller bounces beyond its top (Safari). At most one frame is asked for at a time.
 * @param photo fills the header, which is the first thing in the scroller
 * @returns the way to stop
 */
export const drift = (scroller: HTMLElement, photo: HTMLElement): (() => void) => {
  const timelines = hasTimelines()
  let request = 0
  let overscrolled = false

  const draw = () => {
    request = 0
    const { scrollTop } = scroller
    const height = photo.offsetHeight
    const still = reducedMotion()
    overscrolled = scrollTop < 0
    photo.style.scale = overscrolled && !still ? String(1 - scrollTop / height) : ''
    if (timelines) return
    // Beyond its own height it is out of sight.
    const travelled = still ? 0 : Math.min(height, Math.max(0, scrollTop)) / 2
    photo.style.translate = travelled ? `0 ${travelled}px` : ''
  }
  const onScroll = () => {
    if (timelines && !overscrolled && scroller.scrollTop >= 0) return
    request ||= requestAnimationFrame(draw)
  }

  scroller.addEventListener('scroll', onScroll, { passive: true })
  if (!timelines) draw()
  return () => {
    scroller.removeEventListener('scroll', onScroll)
    cancelAnimationFrame(request)
  }
}
