import { useLayoutEffect, useRef } from 'react'
import { syncLook } from './index'

/**
 * Makes a page its own frame if there is no frame around it.
 * @returns a ref for the element of the page
 */
export const useOwnFrame = () => {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = page.current
    // Apps may use `data-mode` for their own theme, such as `light`.
    if (!element || element.parentElement?.closest('[data-mode=ios], [data-mode=md]')) return
    element.dataset.frame = ''
    return syncLook(element)
  }, [])
  return page
}
