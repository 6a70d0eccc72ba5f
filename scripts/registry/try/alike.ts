/** What can be seen of a screen, element by element, so that two apps can be held against each other. */
import type { Page } from '@playwright/test'

/** All that is shown, in the order of the document: each element with its place, its text and its look. */
export type Sight = { name: string; look: string }[]

/**
 * Reads everything that is shown inside the frame: elements, and what stands before and after them.
 * @param told number of the element whose look is told in words; of the others there is but a sum of it
 */
export const sightOf = (page: Page, told?: number): Promise<Sight> =>
  page.evaluate((wordy) => {
    const shown = [...document.querySelectorAll('[data-frame] *')].filter(
      (element) => element.getClientRects().length > 0,
    )
    return shown.map((element, n) => {
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
          // Variables show in what is made with them.
          const properties = [...style].filter((property) => !property.startsWith('--'))
          return properties.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';')
        })
        .join('|')
      let sum = 0
      for (let at = 0; at < look.length; at++) sum = (sum * 31 + look.charCodeAt(at)) % 9_007_199_254_740
      return {
        name: `${element.localName} ${[x, y, width, height].map((side) => Math.round(side * 100) / 100).join(' ')} ${text}`,
        look: n === wordy ? look : String(sum),
      }
    })
  }, told)

/** Number of the first element in which two sights differ; -1 when they are the same. */
export const firstDifference = (one: Sight, other: Sight): number => {
  const length = Math.max(one.length, other.length)
  for (let n = 0; n < length; n++)
    if (one[n]?.name !== other[n]?.name || one[n]?.look !== other[n]?.look) return n
  return -1
}

/** What is different about an element, in words; of its look, if that has been told. */
export const difference = (one: Sight[number] | undefined, other: Sight[number] | undefined): string => {
  if (one?.name !== other?.name) return `${one?.name ?? 'nothing'} ≠ ${other?.name ?? 'nothing'}`
  const [left, right] = [one?.look.split(/[;|]/) ?? [], other?.look.split(/[;|]/) ?? []]
  const at = left.findIndex((part, index) => part !== right[index])
  return `${one?.name}: ${left[at]} ≠ ${right[at]}`
}
