/** Browsers repeat a touch as mouse events for older pages; for this long after one a mouse is not believed, ms (spec §9). */
const ECHO = 2000

let believedFrom = 0

/** Notes a touch. @param time of its event, ms */
export const noteTouch = (time: number): void => {
  believedFrom = time + ECHO
}

/** Is a mouse event the echo of a touch? @param time of the event, ms */
export const mouseIsEcho = (time: number): boolean => time < believedFrom
