import type { Engine } from './pages'

/** The kinds of parts that are compared: overlays, the side menu, and the page transition. */
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
/** The kind of a compared part. */
export type Kind = (typeof KINDS)[number]

/** The parts that an engine does not have. Konsta has no loading overlay (only a spinner), no card, and no page transitions. */
const ABSENT: Partial<Record<Engine, readonly Kind[]>> = { konsta: ['loading', 'card', 'page'] }

/** Returns whether an engine has a part of this kind. */
export const has = (engine: Engine, kind: Kind): boolean => !ABSENT[engine]?.includes(kind)
