/** Reads the rendered elements of a screen, and compares those of two apps. */
import type { Page } from '@playwright/test'

/**
 * All visible elements in document order: each with its tag name, position, size, text, and style (or a checksum of the style).
 */
export type RenderedElements = { summary: string; style: string }[]

/**
 * Reads all visible elements inside the frame, including their pseudo-elements.
 * @param fullStyleIndex index of the element whose style is returned as text; for all others, only a checksum of the style is
 *   returned
 */
export const readElements = (page: Page, fullStyleIndex?: number): Promise<RenderedElements> =>
  page.evaluate((detailedElementIndex) => {
    const visibleElements = [...document.querySelectorAll('[data-frame] *')].filter(
      (element) => element.getClientRects().length > 0,
    )
    return visibleElements.map((element, n) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
      const pseudoElements = [
        undefined,
        '::before',
        '::after',
        ...(element.matches('[placeholder]') ? ['::placeholder'] : []),
      ]
      const style = pseudoElements
        .map((pseudo) => {
          const computedStyle = getComputedStyle(element, pseudo)
          if (pseudo && pseudo !== '::placeholder' && ['none', 'normal'].includes(computedStyle.content))
            return ''
          // Custom properties are ignored, because other properties show their effect.
          const properties = [...computedStyle].filter((property) => !property.startsWith('--'))
          return properties
            .map((property) => `${property}:${computedStyle.getPropertyValue(property)}`)
            .join(';')
        })
        .join('|')
      let checksum = 0
      for (let i = 0; i < style.length; i++)
        checksum = (checksum * 31 + style.charCodeAt(i)) % 9_007_199_254_740
      return {
        summary: `${element.localName} ${[x, y, width, height].map((side) => Math.round(side * 100) / 100).join(' ')} ${text}`,
        style: n === detailedElementIndex ? style : String(checksum),
      }
    })
  }, fullStyleIndex)

/** Returns the index of the first element that differs; -1 if there is none. */
export const firstDifferentIndex = (first: RenderedElements, second: RenderedElements): number => {
  const length = Math.max(first.length, second.length)
  for (let n = 0; n < length; n++)
    if (first[n]?.summary !== second[n]?.summary || first[n]?.style !== second[n]?.style) return n
  return -1
}

/** Describes how two elements differ: by their summaries or, if these are equal, by the first CSS property that differs. */
export const describeDifference = (
  first: RenderedElements[number] | undefined,
  second: RenderedElements[number] | undefined,
): string => {
  if (first?.summary !== second?.summary)
    return `${first?.summary ?? 'nothing'} ≠ ${second?.summary ?? 'nothing'}`
  const [left, right] = [first?.style.split(/[;|]/) ?? [], second?.style.split(/[;|]/) ?? []]
  const position = left.findIndex((part, index) => part !== right[index])
  return `${first?.summary}: ${left[position]} ≠ ${right[position]}`
}
