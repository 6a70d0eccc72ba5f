import { expect } from '@playwright/test'

/** A lifecycle event and its page. */
export type PageEvent = readonly [event: string, page: string]

/** Expects that every will event of a page has a did or cancel event before the next will event. */
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
