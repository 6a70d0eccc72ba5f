import { useRef } from 'react'

/**
 * Makes a page its own frame if there is no frame around it. On this site, there always is one. The npm package replaces this
 * file with one that writes the attributes of the frame to the page.
 * @returns a ref for the element of the page
 */
export const useOwnFrame = () => useRef<HTMLDivElement>(null)
