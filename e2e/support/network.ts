import type { Page } from '@playwright/test'

/** Matches the messages that the browser and the site log when code cannot be loaded offline. */
export const OFFLINE_MESSAGE_PATTERN =
  /could not be loaded|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load|Loading chunk/

/** Emulates Save-Data, so that nothing is fetched ahead of time. */
export const emulateSaveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
