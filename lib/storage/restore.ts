import { storage } from './index'
import type {} from './what-is-there'

/**
 * In a native wrapper: brings lost choices back from its database, see {@link storage}. Does nothing elsewhere.
 * @param then called when something came back, to show it
 */
export const restoreChoices = async (then: () => void): Promise<void> => {
  const wrapped = window.sqlitePlugin ?? window.cordova
  if (wrapped && (await storage().restore())) then()
}
