import { expect } from '@playwright/test'

/** The name of a lifecycle event, e.g. `did-enter`, and its page. */
export type PageEvent = readonly [event: string, page: string]

/** Expects that after each `will-enter` or `will-leave` of a page, its did or cancel event comes before the next such event. */
export function expectPairedEvents(events: readonly PageEvent[]): void {
  const pending = new Set<string>()
  for (const [event, page] of events) {
    const [phase, action] = event.split('-') as [string, string]
    const id = `${action} ${page}`
    expect([event, page, pending.has(id)]).toEqual([event, page, phase !== 'will'])
    if (phase === 'will') pending.add(id)
    else pending.delete(id)
  }
  expect([...pending]).toEqual([])
}
