import { expect } from '@playwright/test'

/** The name of a lifecycle event, e.g. `did-enter`, and its page. */
export type PageEvent = readonly [event: string, page: string]

/**
 * Expects a `did-` or `cancel-` event for each `will-enter` and `will-leave` of a page, before the same `will-` event of that
 * page occurs again.
 */
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
