import type { GestureOptions } from '@/lib/gesture'

/** The detail of a lifecycle event. */
export type EventDetail = { data?: unknown; role?: string }

/** One overlay of either engine, with a common interface. */
export type Piece = {
  id: string
  present(): Promise<unknown>
  dismiss(data?: unknown, role?: string): Promise<unknown>
  /** The data and role it was dismissed with. */
  result(): Promise<EventDetail>
  /** Subscribes to its lifecycle: will-present, did-present, will-dismiss, and did-dismiss. */
  hear(listener: (event: string, detail: EventDetail | undefined) => void): void
  inDocument(): boolean
  /** Removes it without reporting events, even if it may not be dismissed. */
  clear(): Promise<unknown>
}

/** A modal, which may have breakpoints and can be dragged. */
export type Modal = Piece & {
  /** Subscribes to `breakpoint`, `drag-start`, `drag-move`, and `drag-end`. */
  hearMoves(listener: (event: string, detail: Readonly<Record<string, unknown>>) => void): void
  breakpoint(): Promise<number | undefined>
  setBreakpoint(to: number): Promise<unknown>
  /** Its visible box. */
  box(): DOMRect
}

/** Popovers; the last row of the first one opens the second one. */
export type Popovers = { outer: Piece; inner: Piece }

/** The popovers of a scenario. */
export type PopoverScenario = {
  rows: readonly string[]
  /** Rows of the second popover. */
  nested?: readonly string[]
  dismissOnSelect?: boolean
  /** The anchor of the first popover: an element, or a point in the viewport. */
  anchor?: Element | { clientX: number; clientY: number }
}

/** One menu of either engine. */
export type Menu = {
  /** Subscribes to will-open, did-open, will-close, and did-close. */
  hear(listener: (event: string, detail: { role?: string } | undefined) => void): void
  open(): Promise<unknown>
  close(role?: string): Promise<unknown>
  toggle(): Promise<unknown>
  isOpen(): Promise<boolean>
  disable(on: boolean): Promise<unknown>
  remove(): Promise<unknown>
}

/** How the menu of a scenario is set up. */
export type MenuScenario = { id: string; side?: 'start' | 'end'; swipe?: boolean }

/** The menus of a document, as an app calls them: by id, by side, or without a name. */
export type Menus = {
  open(which?: string): Promise<unknown>
  close(which?: string): Promise<unknown>
  toggle(which?: string): Promise<unknown>
  isOpen(which?: string): Promise<boolean>
}

/** The options of a gesture. Callbacks receive the distance of the finger from where the gesture was recognized, px. */
export type GestureScenario = Pick<
  GestureOptions,
  'name' | 'priority' | 'direction' | 'threshold' | 'maxAngle'
> & {
  canStart?: () => boolean
  onWillStart?: () => Promise<void>
  /** Whether the start reports the distance of the finger. */
  withStart?: boolean
  /** Whether the end reports the velocity of the finger, px/ms. */
  withSpeed?: boolean
  say(line: string): void
}

/** Kinds of overlays that both engines have. */
export type Kind = 'alert' | 'action-sheet' | 'toast' | 'modal' | 'popover' | 'loading'

/** One engine, with a common interface. */
export type Engine = {
  create(kind: Kind, options?: Record<string, unknown>): Promise<Piece>
  /** A modal with a page in it; a `card` is presented over the page, or over the open modal. */
  modal(options: Record<string, unknown> & { card?: boolean }): Promise<Modal>
  popovers(options: PopoverScenario): Promise<Popovers>
  /** A row of an open popover. */
  row(text: string): Element
  /** The text of the focused row, or the location of the focus if no row has it. */
  focusedRow(): string
  dismiss(kind: Kind, data?: unknown, role?: string, id?: string): Promise<unknown>
  /** The id of the overlay of this kind on top. */
  top(kind: Kind): Promise<string | undefined>
  /** Clicks the backdrop of the overlay on top. */
  backdrop(): void
  /** Presses a button of an open alert or action sheet by its text. */
  press(text: string): void
  /** Simulates the hardware back button; returns true if the engine handled it. */
  back(): Promise<boolean>
  /** Boxes of the open toasts. */
  toasts(): DOMRect[]
  menu(options: MenuScenario): Promise<Menu>
  menus: Menus
  /**
   * Creates a gesture that reports `can start`, `will start`, `start`, `move`, `end`, and `cancel`. Returns functions
   * that enable and destroy it.
   */
  gesture(element: HTMLElement, options: GestureScenario): { enable(on: boolean): void; destroy(): void }
  /** Blocks gestures by name. Returns a function that unblocks them. */
  block(names: readonly string[]): () => void
  /** Navigates between pages. */
  push(): Promise<unknown>
  pop(): Promise<unknown>
  /** Subscribes to the lifecycle of pages: `first will-leave`. Returns a function that unsubscribes. */
  hearPages(listener: (event: string) => void): () => void
  /** Inline styles and z-indexes that remain on the pages. */
  leftOnPages(): string
  /** Whether an overlay or a menu is still open. */
  busy(): boolean
}

/** One step of a touch. */
export type Touch = {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'
  /** The remaining touch points, px in the viewport. */
  points: readonly { x: number; y: number; id: number }[]
  /** The time in ms after the first step: the page gets these times regardless of the speed of the machine. */
  time: number
}

declare global {
  interface Window {
    engines: Record<'ionic' | 'ours', Engine>
    scenarios: { title: string; reducedMotion: boolean }[]
    runScenario(title: string, engine: 'ionic' | 'ours'): Promise<{ lines: string[]; busy: boolean }>
    /** Dispatches real touch input. */
    touch(stroke: readonly Touch[]): Promise<void>
    /** Presses a key. */
    key(name: string): Promise<void>
  }
}
