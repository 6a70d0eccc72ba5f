/** What can be seen of a screen, element by element, so that two apps can be held against each other. */
import type { Page } from '@playwright/test'

/** All that is shown, in the order of the document: each element with its place, its text and its look. */
export type Sight = { name: string; look: string }[]

/** Reads everything that is shown inside the frame: elements, and what stands before and after them. */
export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-frame] *')].filter(
      (element) => element.getClientRects().length > 0,
    )
    return shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
      const look = [undefined, '::before', '::after', '::placeholder'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && ['none', 'normal'].includes(style.content) && pseudo !== '::placeholder') return ''
        // Variables show in what is made with them.
        const properties = [...style].filter((property) => !property.startsWith('--'))
        return properties.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';')
      })
      return {
        name: `${element.localName} ${[x, y, width, height].map((n) => Math.round(n * 100) / 100).join(' ')} ${text}`,
        look: look.join('|'),
      }
    })
  })

/**
 * The first thing in which two sights differ, in words; nothing when they are the same.
 */
export const difference = (one: Sight, other: Sight): string | undefined => {
  for (let n = 0; n < Math.max(one.length, other.length); n++) {
    const [a, b] = [one[n], other[n]]
    if (a?.name !== b?.name) return `${a?.name ?? 'nothing'} ≠ ${b?.name ?? 'nothing'}`
    if (a?.look === b?.look) continue
    const [left, right] = [a?.look.split(/[;|]/) ?? [], b?.look.split(/[;|]/) ?? []]
    const at = left.findIndex((part, index) => part !== right[index])
    return `${a?.name}: ${left[at]} ≠ ${right[at]}`
  }
  return undefined
}
