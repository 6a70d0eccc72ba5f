import type { BackLadder } from './ladder'

/** More than will ever lie on one another. */
const MAX_ROUNDS = 8

/**
 * Closes what lies over the page, from the top down, as Escape would: what refuses stays, with all that lies beneath it.
 * @param ladder where they are registered
 */
export const closeAll = async (ladder: BackLadder): Promise<void> => {
  const before = new Set(ladder.open())
  // What the next page opens meanwhile is its own.
  for (let press = 0; press < MAX_ROUNDS && before.has(ladder.open()[0]); press++) {
    await ladder.request('escape')
    // Closing begins in its own turn, and only then the next one is the top.
    await new Promise((done) => setTimeout(done))
  }
}
