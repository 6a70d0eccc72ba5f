import { cards } from './scenarios/card'
import { gestures } from './scenarios/gesture'
import { menus } from './scenarios/menu'
import { overlays } from './scenarios/overlays'
import { popovers } from './scenarios/popover'
import { sheets } from './scenarios/sheet'
import type { Scenario } from './words'

/** All scenarios, which run with both engines. */
export const scenarios: readonly Scenario[] = [
  ...overlays,
  ...sheets,
  ...cards,
  ...popovers,
  ...menus,
  ...gestures,
]
