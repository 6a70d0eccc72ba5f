import type { Engine } from './pages'

/** The kinds of parts that are compared: overlays, the side menu, and the page transition. */
export const PART_KINDS = [
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
export type PartKind = (typeof PART_KINDS)[number]

/** The parts that an engine does not have. Konsta has no loading overlay (only a spinner), no card, and no page transitions. */
const UNSUPPORTED_PARTS: Partial<Record<Engine, readonly PartKind[]>> = {
  konsta: ['loading', 'card', 'page'],
}

/** Returns whether an engine has a part of this kind. */
export const supports = (engine: Engine, kind: PartKind): boolean =>
  !UNSUPPORTED_PARTS[engine]?.includes(kind)
