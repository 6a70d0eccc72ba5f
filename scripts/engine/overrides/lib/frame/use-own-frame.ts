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
    if (!element || element.parentElement?.closest('[data-mode]')) return
    element.dataset.frame = ''
    return syncLook(element)
  }, [])
  return page
}
