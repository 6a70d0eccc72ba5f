// As the package has them before it is bundled: there its gestures and what decides between them stand together.
export { createGesture, GESTURE_CONTROLLER } from '@ionic/core/dist/collection/utils/gesture/index.js'
