import type { BackLadder } from './ladder'

/** Maximum number of overlays to close. */
const MAX_ROUNDS = 8

/**
 * Closes everything that is open over the page, topmost first, as Escape would. If something refuses to close, everything
 * below it stays open too.
 * @param ladder the back handlers
 */
export const closeAll = async (ladder: BackLadder): Promise<void> => {
  const before = new Set(ladder.open())
  // Overlays that the next page opens in the meantime stay open.
  for (let press = 0; press < MAX_ROUNDS && before.has(ladder.open()[0]); press++) {
    await ladder.request('escape')
    // An overlay starts to close in the next task; then the next one is at the top.
    await new Promise((done) => setTimeout(done))
  }
}
