import type { Page } from '@playwright/test'

/** What the browser, and we, say where code is missing because the network is away. */
export const OFFLINE =
  /could not be loaded|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load|Loading chunk/

/** Lets the page think that data is dear: then nothing is fetched before it is asked for. */
export const emulateSaveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
