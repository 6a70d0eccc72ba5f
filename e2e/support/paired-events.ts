import { expect } from '@playwright/test'

/** The name of a lifecycle event, e.g. `did-enter`, and its page. */
export type PageEvent = readonly [event: string, page: string]

/** Expects that after each `will-enter` or `will-leave` of a page, its did or cancel event comes before the next such event. */
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
