import { menuEntries } from './menu'
import type { MenuEntry } from './types'

/** Entries of the side menu under one heading. */
type MenuGroup = { title: string; entries: readonly MenuEntry[] }

/** Headings of the side menu, each with the number of entries below it. `menuEntries` defines their order. */
const groupSizes = [
  ['Lists', 2],
  ['App', 2],
  ['Account', 4],
  ['Media', 2],
  ['Basics', 3],
  ['Progress', 2],
  ['Views', 4],
  ['Forms and input', 5],
  ['People and payment', 3],
  ['Segments and overlays', 4],
] as const

/** The entries of `menuEntries` in groups, in the same order. */
export const menuGroups: readonly MenuGroup[] = groupSizes.map(([title, size], index) => {
  const start = groupSizes.slice(0, index).reduce((sum, [, before]) => sum + before, 0)
  return { title, entries: menuEntries.slice(start, start + size) }
})
