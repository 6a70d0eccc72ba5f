/** Reads theme, direction, and language from the app around a frame. */
import type { Dir, FrameState, Lang } from '@/lib/frame/state'

const ancestors = function* (from: Element): Generator<Element> {
  for (let element: Element | null = from; element; element = element.parentElement) yield element
}

/**
 * Theme of the app at an element: the nearest `data-theme="dark|light"` or class `dark` or `light`, else the
 * `color-scheme` that applies there. An app without any of these is light.
 */
export const themeOf = (from: Element): FrameState['theme'] => {
  for (const element of ancestors(from)) {
    const named = element.getAttribute('data-theme')
    if (named === 'dark' || named === 'light') return named
    if (element.classList.contains('dark')) return 'dark'
    if (element.classList.contains('light')) return 'light'
  }
  const scheme = getComputedStyle(from).colorScheme
  const dark = /\bdark\b/.test(scheme)
  return dark && /\blight\b/.test(scheme) ? 'system' : dark ? 'dark' : 'light'
}

/** Direction of the text at an element. */
export const directionOf = (from: Element): Dir =>
  getComputedStyle(from).direction === 'rtl' ? 'rtl' : 'ltr'

/** The language at an element: Arabic, or English for every other language. */
export const langOf = (from: Element): Lang =>
  /^ar\b/i.test(from.closest<HTMLElement>('[lang]')?.lang ?? '') ? 'ar' : 'en'

/**
 * Calls back when something changes that the functions above read.
 * @returns a function that stops watching
 */
export const watchLook = (from: Element, changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  const options = { attributeFilter: ['class', 'data-theme', 'style', 'dir', 'lang'] }
  for (const element of ancestors(from)) observer.observe(element, options)
  const device = matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    device.removeEventListener('change', changed)
  }
}
