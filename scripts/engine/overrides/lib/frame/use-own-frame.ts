import { useLayoutEffect, useRef } from 'react'
import { hold } from './index'

/**
 * Lets a page be its own frame where there is none around it.
 * @returns a ref for the element of the page
 */
export const useOwnFrame = () => {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = page.current
    if (!element || element.parentElement?.closest('[data-mode]')) return
    element.dataset.frame = ''
    return hold(element)
  }, [])
  return page
}
