import type { GestureOptions } from '@/lib/gesture'

/** What a lifecycle event carries. */
export type Carried = { data?: unknown; role?: string }

/** One overlay of either engine in the words of the comparison. */
export type Piece = {
  id: string
  present(): Promise<unknown>
  dismiss(data?: unknown, role?: string): Promise<unknown>
  /** What it leaves behind: data and role. */
  result(): Promise<Carried>
  /** Hears its lifecycle: will-present, did-present, will-dismiss, did-dismiss. */
  hear(listener: (event: string, detail: Carried | undefined) => void): void
  inDocument(): boolean
  /** Takes it away, whatever it says to that, unheard. */
  clear(): Promise<unknown>
}

/** A modal, which may rest at breakpoints and follow a finger. */
export type Modal = Piece & {
  /** Hears `breakpoint`, `drag-start`, `drag-move`, `drag-end`. */
  hearMoves(listener: (event: string, detail: Readonly<Record<string, unknown>>) => void): void
  breakpoint(): Promise<number | undefined>
  setBreakpoint(to: number): Promise<unknown>
  /** What of it can be seen. */
  box(): DOMRect
}

/** Popovers, the second of which is opened by the last row of the first. */
export type Popovers = { outer: Piece; inner: Piece }

/** What the popovers of a scenario are. */
export type PopoverScenario = {
  rows: readonly string[]
  /** Rows of the second one. */
  nested?: readonly string[]
  dismissOnSelect?: boolean
  /** What the first one points at: an element, or a place in the window. */
  anchor?: Element | { clientX: number; clientY: number }
}

/** One menu of either engine. */
export type Menu = {
  /** Hears will-open, did-open, will-close, did-close. */
  hear(listener: (event: string, detail: { role?: string } | undefined) => void): void
  open(): Promise<unknown>
  close(role?: string): Promise<unknown>
  toggle(): Promise<unknown>
  isOpen(): Promise<boolean>
  disable(on: boolean): Promise<unknown>
  remove(): Promise<unknown>
}

/** How a menu of a scenario is set up. */
export type MenuScenario = { id: string; side?: 'start' | 'end'; swipe?: boolean }

/** The menus of a document as an application calls them: by id, by side, or without a name. */
export type Menus = {
  open(which?: string): Promise<unknown>
  close(which?: string): Promise<unknown>
  toggle(which?: string): Promise<unknown>
  isOpen(which?: string): Promise<boolean>
}

/** What a gesture of either engine is told to be. Callbacks get how far the finger is from where it was recognised, px. */
export type GestureScenario = Pick<
  GestureOptions,
  'name' | 'priority' | 'direction' | 'threshold' | 'maxAngle'
> & {
  canStart?: () => boolean
  onWillStart?: () => Promise<void>
  /** Whether the start tells how far the finger is. */
  withStart?: boolean
  /** Whether the end tells how fast the finger was, px/ms. */
  withSpeed?: boolean
  say(line: string): void
}

/** Kinds of overlays that both engines have. */
export type Kind = 'alert' | 'action-sheet' | 'toast' | 'modal' | 'popover' | 'loading'

/** One engine in the words of the comparison. */
export type Engine = {
  create(kind: Kind, options?: Record<string, unknown>): Promise<Piece>
  /** A modal with a page in it; `card` stands over the page, or over the modal that is open. */
  modal(options: Record<string, unknown> & { card?: boolean }): Promise<Modal>
  popovers(options: PopoverScenario): Promise<Popovers>
  /** A row of a popover that is open. */
  row(text: string): Element
  /** The row that has the focus: its text, or what else has it. */
  focusedRow(): string
  dismiss(kind: Kind, data?: unknown, role?: string, id?: string): Promise<unknown>
  top(kind: Kind): Promise<string | undefined>
  backdrop(): void
  press(text: string): void
  /** A press of the hardware's back button; true when the engine has taken it. */
  back(): Promise<boolean>
  /** Boxes of the toasts that are open. */
  toasts(): DOMRect[]
  menu(options: MenuScenario): Promise<Menu>
  menus: Menus
  /** Says `can start`, `will start`, `start`, `move`, `end`, `cancel`. Returns the ways to switch it and to end it. */
  gesture(element: HTMLElement, options: GestureScenario): { enable(on: boolean): void; destroy(): void }
  /** Holds gestures back by name. Returns the way to let them go. */
  block(names: readonly string[]): () => void
  /** Moves between pages. */
  push(): Promise<unknown>
  pop(): Promise<unknown>
  /** Hears the lifecycle of pages: `first will-leave`. Returns the way to stop. */
  hearPages(listener: (event: string) => void): () => void
  /** Inline styles and z-indexes that are left on the pages. */
  leftOnPages(): string
  /** Whether an overlay or a menu is still there. */
  busy(): boolean
}

/** What a finger does next. */
export type Touch = {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'
  /** The fingers that are on the glass afterwards, px in the window. */
  points: readonly { x: number; y: number; id: number }[]
  /** When, ms after the first of its stroke: the page sees these times whatever the machine does. */
  time: number
}

declare global {
  interface Window {
    engines: Record<'ionic' | 'ours', Engine>
    scenarios: { title: string; reducedMotion: boolean }[]
    runScenario(title: string, engine: 'ionic' | 'ours'): Promise<{ lines: string[]; busy: boolean }>
    /** Sends a stroke of real fingers. */
    touch(stroke: readonly Touch[]): Promise<void>
    /** Presses a key of the keyboard. */
    key(name: string): Promise<void>
  }
}
