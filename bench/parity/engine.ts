/** One overlay of either engine in the words of the comparison. */
export type Piece = {
  id: string
  present(): Promise<unknown>
  dismiss(data?: unknown, role?: string): Promise<unknown>
  /** What it leaves behind: data and role. */
  result(): Promise<{ data?: unknown; role?: string }>
  /** Hears its lifecycle: will-present, did-present, will-dismiss, did-dismiss. */
  hear(listener: (event: string, detail: { data?: unknown; role?: string } | undefined) => void): void
  inDocument(): boolean
}

/** Kinds of overlays that both engines have. */
export type Kind = 'alert' | 'action-sheet' | 'toast' | 'modal' | 'popover' | 'loading'

/** One engine in the words of the comparison. */
export type Engine = {
  create(kind: Kind, options?: Record<string, unknown>): Promise<Piece>
  dismiss(kind: Kind, data?: unknown, role?: string, id?: string): Promise<unknown>
  top(kind: Kind): Promise<string | undefined>
  backdrop(): void
  press(text: string): void
  /** A press of the hardware's back button; true when the engine has taken it. */
  back(): Promise<boolean>
  /** Boxes of the toasts that are open. */
  toasts(): DOMRect[]
  /** Moves between pages. */
  push(): Promise<unknown>
  pop(): Promise<unknown>
  /** Hears the lifecycle of pages: `first will-leave`. Returns the way to stop. */
  hearPages(listener: (event: string) => void): () => void
  /** Inline styles and z-indexes that are left on the pages. */
  leftOnPages(): string
}

declare global {
  interface Window {
    engines: Record<'ionic' | 'ours', Engine>
    scenarios: { title: string }[]
    runScenario(title: string, engine: 'ionic' | 'ours'): Promise<string[]>
  }
}
