import type { Kind } from '../parts'

/** One engine, as the benchmark uses it. */
export type EngineAdapter = {
  /** Starts to present a part. Resolves when the engine reports that it has been presented. */
  open(kind: Kind): Promise<unknown>
  /** Starts to dismiss the open part. Resolves when the engine reports that it has been dismissed. */
  close(): Promise<unknown>
  /** The moving element, or nothing if there is none. */
  moving(kind: Kind): Element | null | undefined
  /**
   * Whether the engine reports the end as soon as this element's own animation ends, even if descendants still move.
   */
  ignoresDescendants?: boolean
}

declare global {
  interface Window {
    adapters: Record<string, EngineAdapter>
  }
}

const numbered = (length: number) => Array.from({ length }, (_, index) => `Row ${index + 1}`)
/** The rows of the page behind the overlays, the same for every engine. */
export const rows: readonly string[] = numbered(100)

/** The strings of the overlays, the same for every engine. */
export const words = {
  header: 'Hold this room?',
  message: 'Nothing is charged.',
  actions: ['Share', 'Save', 'Hide'],
  toast: 'Saved',
  wait: 'One moment',
  content: numbered(24).join(' '),
  few: 'A few words',
} as const
/** The point that popovers are anchored to, px in the page. */
export const point = { clientX: 180, clientY: 120 } as const
