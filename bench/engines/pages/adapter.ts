import type { ComponentKind } from '../component-kinds'

/** The functions with which the benchmark controls an engine in its page. */
export type EngineAdapter = {
  /** Starts to present a component. Resolves when the engine reports that it has been presented. */
  open(kind: ComponentKind): Promise<unknown>
  /** Starts to dismiss the open component. Resolves when the engine reports that it has been dismissed. */
  close(): Promise<unknown>
  /** Returns the element of a component that moves when the component opens, or null or undefined if it does not exist yet. */
  findMovingElement(kind: ComponentKind): Element | null | undefined
  /**
   * Whether the engine reports a component as presented when the animations of the moving element itself have ended, even if
   * descendants still move.
   */
  ignoresDescendantAnimations?: boolean
}

declare global {
  interface Window {
    adapters: Record<string, EngineAdapter>
  }
}

const createRows = (length: number) => Array.from({ length }, (_, index) => `Row ${index + 1}`)
/** The text of the rows on the page behind the overlays, the same for every engine. */
export const rows: readonly string[] = createRows(100)

/** The strings of the overlays and the menu, the same for every engine. */
export const overlayTexts = {
  header: 'Hold this room?',
  message: 'Nothing is charged.',
  actions: ['Share', 'Save', 'Hide'],
  toast: 'Saved',
  loadingMessage: 'One moment',
  content: createRows(24).join(' '),
  shortText: 'A few words',
} as const
/** The point that popovers are anchored to, px from the top left corner of the viewport. */
export const popoverAnchor = { clientX: 180, clientY: 120 } as const
