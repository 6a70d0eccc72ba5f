/** Describes the rendered elements of a screen, so that two apps can be compared. */
import type { Page } from '@playwright/test'

/** All visible elements in document order: each with its position, its text, and its computed style. */
export type RenderedElements = { name: string; look: string }[]

/**
 * Reads all visible elements inside the frame, including their pseudo-elements.
 * @param detailedIndex index of the element whose style is returned as text; for all others only its checksum is returned
 */
export const readElements = (page: Page, detailedIndex?: number): Promise<RenderedElements> =>
  page.evaluate((detailed) => {
    const visible = [...document.querySelectorAll('[data-frame] *')].filter(
      (element) => element.getClientRects().length > 0,
    )
    return visible.map((element, n) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
      const parts = [
        undefined,
        '::before',
        '::after',
        ...(element.matches('[placeholder]') ? ['::placeholder'] : []),
      ]
      const look = parts
        .map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          if (pseudo && pseudo !== '::placeholder' && ['none', 'normal'].includes(style.content)) return ''
          // The effect of variables is visible in other properties.
          const properties = [...style].filter((property) => !property.startsWith('--'))
          return properties.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';')
        })
        .join('|')
      let sum = 0
      for (let at = 0; at < look.length; at++) sum = (sum * 31 + look.charCodeAt(at)) % 9_007_199_254_740
      return {
        name: `${element.localName} ${[x, y, width, height].map((side) => Math.round(side * 100) / 100).join(' ')} ${text}`,
        look: n === detailed ? look : String(sum),
      }
    })
  }, detailedIndex)

/** Index of the first element that differs; -1 if there is none. */
export const firstDifference = (first: RenderedElements, second: RenderedElements): number => {
  const length = Math.max(first.length, second.length)
  for (let n = 0; n < length; n++)
    if (first[n]?.name !== second[n]?.name || first[n]?.look !== second[n]?.look) return n
  return -1
}

/** A description of the difference of an element; of its style, if it was returned as text. */
export const difference = (
  first: RenderedElements[number] | undefined,
  second: RenderedElements[number] | undefined,
): string => {
  if (first?.name !== second?.name) return `${first?.name ?? 'nothing'} ≠ ${second?.name ?? 'nothing'}`
  const [left, right] = [first?.look.split(/[;|]/) ?? [], second?.look.split(/[;|]/) ?? []]
  const at = left.findIndex((part, index) => part !== right[index])
  return `${first?.name}: ${left[at]} ≠ ${right[at]}`
}
