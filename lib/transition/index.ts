export * from './constants'
export { createSwipeBack, type InteractiveTransition, type SwipeOptions } from './swipe-back'
export {
  createTransitionController,
  type PageHost,
  type TransitionController,
  type TransitionControllerOptions,
} from './transition-controller'
export type { ActiveTransition, TransitionDirection } from './types'
