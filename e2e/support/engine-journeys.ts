import type { Journey } from './engine-journey'
import { menuJourneys } from './engine-journeys/menu'
import { messageJourneys } from './engine-journeys/messages'
import { modalJourneys } from './engine-journeys/modal'
import { pageJourneys } from './engine-journeys/pages'
import { popoverJourneys } from './engine-journeys/popover'
import { swipeBackJourneys } from './engine-journeys/swipe-back'
import { toastJourneys } from './engine-journeys/toast'

/** Tests of the engines in the lab of the exported site that every browser has to pass. */
export const engineJourneys: readonly Journey[] = [
  ...messageJourneys,
  ...modalJourneys,
  ...popoverJourneys,
  ...menuJourneys,
  ...toastJourneys,
  ...pageJourneys,
  ...swipeBackJourneys,
]
