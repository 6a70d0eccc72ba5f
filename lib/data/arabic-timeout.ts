/**
 * How long anything waits for its Arabic before it goes on in English, ms: the frame of a first visit, a page on its way,
 * and a screen that is there.
 */
export const ARABIC_TIMEOUT_MS = 4000
