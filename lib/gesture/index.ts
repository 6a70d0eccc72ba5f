export { type Arbiter, arbiter, type Blocker, createArbiter } from './arbiter'
export { axisOf, createAxis, type InlineAxis } from './axis'
export { createGesture, type Gesture, type GestureDetail, type GestureOptions } from './gesture'
export { type GestureObserver, gestureObserver } from './gesture-observer'
export {
  DEFAULT_RECOGNITION_OPTIONS,
  type GestureDirection,
  type RecognitionOptions,
  type RecognitionResult,
  recognise,
  recognize,
} from './recognizer'
export { initialSample, type MovementSample, nextSample, releaseSample } from './velocity'
