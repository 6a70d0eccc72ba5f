import type { CDPSession, Page } from '@playwright/test'

/** Opens a session of the Chrome DevTools Protocol for `countRetainedObjects`. */
export async function startMemorySession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return session
}

/** Collects garbage and returns the numbers of DOM nodes and event listeners that remain. */
export async function countRetainedObjects(
  session: CDPSession,
): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}
