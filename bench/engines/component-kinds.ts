import type { Engine } from './build-pages'

/** The kinds of components that are compared: overlays, the side menu, and the page transition. */
export const COMPONENT_KINDS = [
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
/** The kind of a compared component. */
export type ComponentKind = (typeof COMPONENT_KINDS)[number]

/** The components that an engine does not have. Konsta has no loading overlay (only a spinner), no card, and no page transitions. */
const UNSUPPORTED_COMPONENTS: Partial<Record<Engine, readonly ComponentKind[]>> = {
  konsta: ['loading', 'card', 'page'],
}

/** Returns whether an engine has a component of this kind. */
export const supports = (engine: Engine, kind: ComponentKind): boolean =>
  !UNSUPPORTED_COMPONENTS[engine]?.includes(kind)
