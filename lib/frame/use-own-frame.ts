import { useRef } from 'react'

/**
 * Returns a ref that makes a page its own frame if there is no frame around the page. On this site, every page is in a frame, so
 * the ref does nothing. The npm package replaces this file with one that writes the attributes of the frame to the page.
 * @returns a ref for the element of the page
 */
export const useOwnFrame = () => useRef<HTMLDivElement>(null)
