import { expect } from '@playwright/test'

/** An event of a page's life, and the page. */
export type PageEvent = readonly [event: string, page: string]

/** Expects that every `will-` of a page has found its `did-` or its `cancel-` before the next one. */
export function expectPairedEvents(events: readonly PageEvent[]): void {
  const begun = new Set<string>()
  for (const [event, page] of events) {
    const [when, what] = event.split('-') as [string, string]
    const id = `${what} ${page}`
    expect([event, page, begun.has(id)]).toEqual([event, page, when !== 'will'])
    if (when === 'will') begun.add(id)
    else begun.delete(id)
  }
  expect([...begun]).toEqual([])
}
