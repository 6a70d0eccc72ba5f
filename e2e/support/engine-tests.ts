import type { EngineTest } from './engine-driver'
import { alertTests } from './engine-tests/alert'
import { menuTests } from './engine-tests/menu'
import { modalTests } from './engine-tests/modal'
import { pageTests } from './engine-tests/page'
import { popoverTests } from './engine-tests/popover'
import { swipeBackTests } from './engine-tests/swipe-back'
import { toastTests } from './engine-tests/toast'

/** Tests of the engines in the lab of the exported site. They run in Firefox and WebKit. */
export const engineTests: readonly EngineTest[] = [
  ...alertTests,
  ...modalTests,
  ...popoverTests,
  ...menuTests,
  ...toastTests,
  ...pageTests,
  ...swipeBackTests,
]
