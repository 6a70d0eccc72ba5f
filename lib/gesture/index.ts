export { type Arbiter, arbiter, type Blocker, createArbiter } from './arbiter'
export { type Axis, axis, axisOf } from './axis'
export { createGesture, type Gesture, type GestureDetail, type GestureOptions } from './gesture'
export { type GestureWatcher, gestureObserver } from './gesture-observer'
export {
  type GestureDirection,
  RECOGNITION,
  type Recognition,
  recognise,
  recognize,
  type Verdict,
} from './recognizer'
export { follow, released, resting, type Sample } from './velocity'
