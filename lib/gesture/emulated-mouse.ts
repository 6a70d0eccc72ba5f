/**
 * Browsers repeat a touch as mouse events for older pages. Mouse events are ignored for this long after a touch, ms
 * (spec §9).
 */
const EMULATION_WINDOW_MS = 2000

let ignoredUntil = 0

/** Records a touch. @param time of its event, ms */
export const noteTouch = (time: number): void => {
  ignoredUntil = time + EMULATION_WINDOW_MS
}

/** Whether a mouse event repeats a touch. @param time of the event, ms */
export const isEmulatedMouse = (time: number): boolean => time < ignoredUntil
