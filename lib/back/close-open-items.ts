import type { BackHandlers } from './back-handlers'

/** Maximum number of Escape presses, in case something refuses to close. */
const MAX_PRESSES = 8

/**
 * Closes everything that is open over the page, topmost first, as Escape would. If something refuses to close, everything
 * below it stays open too.
 */
export const closeOpenItems = async (handlers: BackHandlers): Promise<void> => {
  const initiallyOpenItems = new Set(handlers.getOpenItems())
  // Overlays that the next page opens in the meantime stay open.
  for (let press = 0; press < MAX_PRESSES && initiallyOpenItems.has(handlers.getOpenItems()[0]); press++) {
    await handlers.handlePress('escape')
    // The overlay starts to close asynchronously. By the next task, the overlay below it is usually first in the list.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
