import { useRef } from 'react'
import { useIsomorphicLayoutEffect } from '@/lib/navigation/use-isomorphic-layout-effect'
import { hold } from './index'

/**
 * Makes a page its own frame if there is none around it.
 * @returns a ref for the element of the page
 */
export const useOwnFrame = () => {
  const page = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(() => {
    const element = page.current
    if (!element || element.parentElement?.closest('[data-mode]')) return
    element.dataset.frame = ''
    return hold(element)
  }, [])
  return page
}
