/** Reads the theme, direction, and language of the app around a frame. */
import type { Dir, FrameState, Lang } from '@/lib/frame/state'

const inclusiveAncestors = function* (from: Element): Generator<Element> {
  for (let element: Element | null = from; element; element = element.parentElement) yield element
}

/**
 * Returns the theme of the app at an element: the nearest `data-theme` attribute or class that is `dark` or `light`, or else the
 * `color-scheme` of the element (`system` if it allows both). An app without any of these is light.
 */
export const themeOf = (parent: Element): FrameState['theme'] => {
  for (const element of inclusiveAncestors(parent)) {
    const themeAttribute = element.getAttribute('data-theme')
    if (themeAttribute === 'dark' || themeAttribute === 'light') return themeAttribute
    if (element.classList.contains('dark')) return 'dark'
    if (element.classList.contains('light')) return 'light'
  }
  const scheme = getComputedStyle(parent).colorScheme
  const allowsDark = /\bdark\b/.test(scheme)
  return allowsDark && /\blight\b/.test(scheme) ? 'system' : allowsDark ? 'dark' : 'light'
}

/** Returns the direction of the text at an element. */
export const directionOf = (parent: Element): Dir =>
  getComputedStyle(parent).direction === 'rtl' ? 'rtl' : 'ltr'

/** Returns the language at an element: Arabic, or English for every other language. */
export const langOf = (parent: Element): Lang =>
  /^ar\b/i.test(parent.closest<HTMLElement>('[lang]')?.lang ?? '') ? 'ar' : 'en'

/**
 * Calls a function after each change of an attribute or a device setting that can affect the theme, direction, or language at an
 * element.
 * @returns a function that stops watching
 */
export const watchLook = (parent: Element, onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  const options = { attributeFilter: ['class', 'data-theme', 'style', 'dir', 'lang'] }
  for (const element of inclusiveAncestors(parent)) observer.observe(element, options)
  const darkQuery = matchMedia('(prefers-color-scheme: dark)')
  darkQuery.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    darkQuery.removeEventListener('change', onChange)
  }
}
