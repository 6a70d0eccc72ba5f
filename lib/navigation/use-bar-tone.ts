import { type RefObject, useEffect } from 'react'
import { connectBarTone } from './bar-tone'

/**
 * Sets `data-tone="dark"` on a bar at the bottom of its page while dark pictures are behind the bar (see bar-tone.ts). On iOS 26,
 * the glass of the bar is then dark. In browsers without IntersectionObserver, the glass always has the color of the theme.
 * @param bar covers the bottom of its page; its first child is the glass
 */
export const useBarTone = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const page = bar.current?.closest('[data-page]')
    if (!bar.current || !page || typeof IntersectionObserver === 'undefined') return
    return connectBarTone(bar.current, page)
  }, [bar])
}
