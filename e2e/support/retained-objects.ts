import type { CDPSession, Page } from '@playwright/test'

/** Opens a session that can count the objects of a page. */
export async function startMemorySession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return session
}

/** Number of nodes and listeners after a garbage collection. */
export async function retainedObjects(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}
