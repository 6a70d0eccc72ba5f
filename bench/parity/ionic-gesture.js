// The unbundled modules of the package, which export the gestures and their controller.
export { createGesture, GESTURE_CONTROLLER } from '@ionic/core/dist/collection/utils/gesture/index.js'
