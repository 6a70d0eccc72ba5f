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

/** The six kinds of overlays. */
export type OverlayKind = 'alert' | 'action-sheet' | 'loading' | 'modal' | 'popover' | 'toast'

/**
 * What caused a dismissal: for example, 'abort' is an aborted `signal`, 'parent' is a parent modal that closes, 'unmount' is the
 * removal of the frame, and 'call' is a call of `dismiss` or `setBreakpoint`. Not part of the result. Passed to `canDismiss`,
 * which is not called for 'abort', 'unmount', and 'parent'.
 */
export type DismissReason =
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

/** Result of a dismissed overlay. */
export interface Dismissal<T = unknown> {
  data: T | undefined
  /** 'cancel', 'backdrop', 'gesture', 'timeout', 'abort', 'parent-dismissed', or the role of a button or of a `dismiss` call. */
  role: string | undefined
}

/** The four lifecycle events and their details. */
export interface OverlayEvents<T = unknown> {
  'will-present': undefined
  'did-present': undefined
  'will-dismiss': Dismissal<T>
  'did-dismiss': Dismissal<T>
}

/** Details of a drag of a sheet or card. */
export interface DragDetail {
  /** Position of the pointer, client px. */
  currentY: number
  /** Distance that the pointer has moved since the drag began, px; down is positive. */
  deltaY: number
  /** Velocity of the pointer, px/ms; down is positive. */
  velocityY: number
  /** Visible fraction of the sheet or card, 0–1. */
  progress: number
  /** The breakpoint that a release now would snap to; undefined for a card. */
  snapBreakpoint: number | undefined
  /** Whether a release now would close the sheet or card, unless a `canDismiss` function refuses. */
  isDismissing: boolean
}

/** Events of a modal in addition to its lifecycle. */
export interface ModalEvents<T = unknown> extends OverlayEvents<T> {
  /**
   * A sheet has settled at a different breakpoint. Also emitted with 0 when a swipe or `setBreakpoint` is about to
   * close the sheet, unless `canDismiss` is a function.
   */
  'breakpoint-change': { breakpoint: number }
  'drag-start': DragDetail
  'drag-move': DragDetail
  'drag-end': DragDetail
}

/** One lifecycle event of one overlay, for observers of a whole frame. */
export interface OverlayEvent {
  type: keyof OverlayEvents
  id: string
  kind: OverlayKind
  /** Data and role of the result. Both are undefined for the events `will-present` and `did-present`. */
  data: unknown
  role: string | undefined
  /** Time of the event, `performance.now()`. */
  time: number
}

/** Handle of one overlay. Awaiting it returns `{ data, role }` after the dismissal. */
export interface OverlayHandle<T = unknown> extends PromiseLike<Dismissal<T>> {
  readonly id: string
  /** Settles when the enter animation has ended, or when the overlay is dismissed before that. */
  readonly presented: Promise<void>
  /**
   * Dismisses the overlay. Resolves to true after it has left the DOM, or to false if it was already closing or closed, was
   * never shown, or stays open because of `canDismiss`.
   */
  dismiss(data?: T, role?: string): Promise<boolean>
  /** Listens to a lifecycle event. Returns a function that unsubscribes. */
  on<E extends keyof OverlayEvents>(event: E, listener: (detail: OverlayEvents<T>[E]) => void): () => void
  /** Changes options while the overlay is open, such as the message of a loading indicator. */
  update(options: Record<string, unknown>): void
}

/** Handle of a modal. */
export interface ModalHandle<T = unknown> extends Omit<OverlayHandle<T>, 'on'> {
  /**
   * Current breakpoint of a sheet, as a fraction of its height, 0–1; undefined for other modals, and until the sheet is in the
   * DOM.
   */
  readonly breakpoint: number | undefined
  /**
   * Moves a sheet to one of its breakpoints, and resolves when the sheet has arrived. The breakpoint 0 dismisses the sheet, if
   * `canDismiss` allows that. A value that is not a breakpoint is ignored with a warning.
   */
  setBreakpoint(breakpoint: number): Promise<void>
  on<E extends keyof ModalEvents>(event: E, listener: (detail: ModalEvents<T>[E]) => void): () => void
}

/** Selects an overlay: the topmost one (except toasts), the topmost one of a kind, or the one with an id. */
export interface OverlayQuery {
  kind?: OverlayKind
  id?: string
}

/** The public API: one function per kind of overlay, `dismiss`, and `getTop`. */
export interface Overlays {
  alert(options: AlertOptions): OverlayHandle<AlertData>
  actionSheet(options: ActionSheetOptions): OverlayHandle
  loading(options?: LoadingOptions): OverlayHandle
  toast(options: ToastOptions): OverlayHandle
  popover(options: PopoverOptions): OverlayHandle
  modal(options: ModalOptions): ModalHandle
  /**
   * Dismisses the overlay that `query` selects or, without a query, the topmost overlay that is not a toast. Rejects with
   * 'overlay does not exist' if there is none.
   */
  dismiss(data?: unknown, role?: string, query?: OverlayQuery): Promise<boolean>
  /**
   * Returns the topmost overlay, or the topmost one of a kind; undefined if there is none. Toasts count only if `kind` is
   * 'toast'.
   */
  getTop(kind?: OverlayKind): OverlayHandle | undefined
}
