import type { Engine } from './pages'

/** The parts that are compared. */
export const KINDS = [
  'alert',
  'action-sheet',
  'loading',
  'toast',
  'modal',
  'card',
  'sheet',
  'popover',
  'menu',
  'page',
] as const
/** A part that is compared. */
export type Kind = (typeof KINDS)[number]

/** What an engine does not have: Konsta has a spinner but nothing that waits with it, no card and no pages that move. */
const ABSENT: Partial<Record<Engine, readonly Kind[]>> = { konsta: ['loading', 'card', 'page'] }

/** Whether an engine has a part. */
export const has = (engine: Engine, kind: Kind): boolean => !ABSENT[engine]?.includes(kind)
