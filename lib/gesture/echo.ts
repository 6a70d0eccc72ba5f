/**
 * Browsers repeat a touch as mouse events for older pages. Mouse events are ignored for this long after a touch, ms
 * (spec §9).
 */
const ECHO = 2000

let believedFrom = 0

/** Records a touch. @param time of its event, ms */
export const noteTouch = (time: number): void => {
  believedFrom = time + ECHO
}

/** Whether a mouse event repeats a touch. @param time of the event, ms */
export const mouseIsEcho = (time: number): boolean => time < believedFrom
