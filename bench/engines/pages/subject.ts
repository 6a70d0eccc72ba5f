import type { Kind } from '../parts'

/** One engine as the benchmark sees it. */
export type Subject = {
  /** Starts to present one. Resolves when the engine says that it has been presented. */
  open(kind: Kind): Promise<unknown>
  /** Starts to dismiss what is open. Resolves when the engine says that it is gone. */
  close(): Promise<unknown>
  /** The element that moves, or nothing while there is none. */
  moving(kind: Kind): Element | null | undefined
  /** Its word that something was presented is about this element alone, whatever else still moves in it. */
  alone?: boolean
}

declare global {
  interface Window {
    subjects: Record<string, Subject>
  }
}

/** Whether the engine has the page to itself. With two of them nothing is measured, and a few rows will do. */
export const alone = !document.body.classList.contains('both')
const COUNT = alone ? 100 : 5
const numbered = (length: number) => Array.from({ length }, (_, index) => `Row ${index + 1}`)
/** The rows of the page beneath, the same for every engine. */
export const rows: readonly string[] = numbered(COUNT)

/** What the overlays say, the same for every engine. */
export const words = {
  header: 'Hold this room?',
  message: 'Nothing is charged.',
  actions: ['Share', 'Save', 'Hide'],
  toast: 'Saved',
  wait: 'One moment',
  content: numbered(24).join(' '),
  few: 'A few words',
} as const
/** Where the popovers point, px in the page. */
export const point = { clientX: 180, clientY: 120 } as const
