import type {
  ActionSheetOptions,
  AlertData,
  AlertOptions,
  LoadingOptions,
  ModalOptions,
  PopoverOptions,
  ToastOptions,
} from './options'

export type * from './options'

/** The six overlays. Each lies over the page, inside the frame. */
export type OverlayKind = 'alert' | 'action-sheet' | 'loading' | 'modal' | 'popover' | 'toast'

/** What caused a dismissal. The role is what the application sees as a result, the reason is how it came about. */
export type OverlayReason =
  | 'backdrop'
  | 'escape'
  | 'back'
  | 'button'
  | 'gesture'
  | 'timeout'
  | 'abort'
  | 'unmount'
  | 'parent'
  | 'call'

/** What a dismissed overlay leaves behind. */
export interface Dismissal<T = unknown> {
  data: T | undefined
  /** 'cancel', 'backdrop', 'gesture', 'timeout', 'abort', or the role of the button. */
  role: string | undefined
}

/** The four lifecycle events with what they carry. */
export interface OverlayEvents<T = unknown> {
  'will-present': undefined
  'did-present': undefined
  'will-dismiss': Dismissal<T>
  'did-dismiss': Dismissal<T>
}

/** Where a drag of a sheet or card is. */
export interface DragDetail {
  /** Of the pointer, client px. */
  currentY: number
  /** Since the drag began, px; down is positive. */
  deltaY: number
  /** px/ms; down is positive. */
  velocityY: number
  /** How far it stands open, 0–1 of its own height. */
  progress: number
  /** Where a sheet would come to rest if it were let go now; undefined for a card. */
  snapBreakpoint: number | undefined
  /** Whether letting go now would close it. */
  isDismissing: boolean
}

/** What a modal tells besides its lifecycle. */
export interface ModalEvents<T = unknown> extends OverlayEvents<T> {
  /** A sheet has come to rest somewhere else; 0 when it is about to go, unless `canDismiss` was asked. */
  'breakpoint-change': { breakpoint: number }
  'drag-start': DragDetail
  'drag-move': DragDetail
  'drag-end': DragDetail
}

/** One lifecycle event of one overlay, as whoever watches a whole frame is told of it. */
export interface OverlayEvent {
  type: keyof OverlayEvents
  id: string
  kind: OverlayKind
  /** Undefined while the overlay is being presented. */
  data: unknown
  role: string | undefined
  /** performance.now() */
  time: number
}

/**
 * One overlay in the hands of whoever opened it. Awaiting it gives `{ data, role }` once it is dismissed.
 */
export interface OverlayHandle<T = unknown> extends PromiseLike<Dismissal<T>> {
  readonly id: string
  /** Settles when the enter animation has ended (or the overlay was dismissed before). */
  readonly presented: Promise<void>
  /** Dismisses. True when it did, after the overlay has left the DOM; false when it was gone or never shown. */
  dismiss(data?: T, role?: string): Promise<boolean>
  /** Listens to a lifecycle event. Returns the function that stops listening. */
  on<E extends keyof OverlayEvents>(event: E, listener: (detail: OverlayEvents<T>[E]) => void): () => void
  /** Changes options while the overlay is open: a loading message that counts, for instance. */
  update(options: Record<string, unknown>): void
}

/** A modal in the hands of whoever opened it. */
export interface ModalHandle<T = unknown> extends Omit<OverlayHandle<T>, 'on'> {
  /** Where a sheet rests, 0–1 of its height; undefined for other modals, and until it is presented. */
  readonly breakpoint: number | undefined
  /**
   * Moves a sheet to one of its breakpoints, and resolves when it is there; 0 dismisses it. A breakpoint that it does not
   * have is ignored with a warning.
   */
  setBreakpoint(breakpoint: number): Promise<void>
  on<E extends keyof ModalEvents>(event: E, listener: (detail: ModalEvents<T>[E]) => void): () => void
}

/** Which overlay a call is about: the topmost of all, of a type, or the one with that id. */
export interface OverlayQuery {
  type?: OverlayKind
  id?: string
}

/** What an application sees: one function per overlay. */
export interface Overlays {
  alert(options: AlertOptions): OverlayHandle<AlertData>
  actionSheet(options: ActionSheetOptions): OverlayHandle
  loading(options?: LoadingOptions): OverlayHandle
  toast(options: ToastOptions): OverlayHandle
  popover(options: PopoverOptions): OverlayHandle
  modal(options: ModalOptions): ModalHandle
  /** Dismisses the topmost one (toasts only when asked for by type or id). Rejects with 'overlay does not exist'. */
  dismiss(data?: unknown, role?: string, which?: OverlayQuery): Promise<boolean>
  /** The topmost one in the order of presentation; toasts only when asked for by type. */
  getTop(type?: OverlayKind): OverlayHandle | undefined
}
