/** What every engine has in some form, and what the benchmark asks for. */
export type Kind = 'alert' | 'action-sheet' | 'toast' | 'modal' | 'popover' | 'loading'

/** One engine as the benchmark sees it. */
export type Subject = {
  /** The overlays it has. */
  kinds: readonly Kind[]
  /** Starts to present one. */
  open(kind: Kind): void
  /** Starts to dismiss what is open. */
  close(): void
  /** The element that moves, or nothing while there is none. */
  moving(kind: Kind): Element | null | undefined
  /** Goes to a second page, and back; left out where the engine moves no pages. */
  push?(): void
  pop?(): void
  /** The page that comes and goes. */
  page?(): Element | null | undefined
}

declare global {
  interface Window {
    subjects: Record<string, Subject>
  }
}

/** Twenty rows, the same on the page of every engine. */
export const rows: readonly string[] = Array.from({ length: 24 }, (_, index) => `Row ${index + 1}`)
