import { useRef } from 'react'

/**
 * Lets a page be its own frame where there is none around it. On this site there always is one; in the engine package
 * this file is replaced by one that writes the frame's attributes to the page.
 * @returns a ref for the element of the page
 */
export const useOwnFrame = () => useRef<HTMLDivElement>(null)
