export * from './constants'
export { createRunner, type Keeper, type Runner, type RunnerOptions } from './runner'
export { createSwipeBack, type Hold, type SwipeOptions } from './swipe'
export type { RunningClock, Travel } from './types'
