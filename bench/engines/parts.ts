import type { Engine } from './pages'

/** The compared parts. */
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
/** A compared part. */
export type Kind = (typeof KINDS)[number]

/** Parts that an engine does not have: Konsta has a spinner but no loading overlay, no card, and no page transitions. */
const ABSENT: Partial<Record<Engine, readonly Kind[]>> = { konsta: ['loading', 'card', 'page'] }

/** Whether an engine has a part. */
export const has = (engine: Engine, kind: Kind): boolean => !ABSENT[engine]?.includes(kind)
