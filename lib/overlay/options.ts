import type { DismissReason, DragDetail, ModalEvents, OverlayHandle } from './types'

/** Content that a view can render, such as a React node. This type does not depend on the types of React. */
export type Renderable = object | string | number | boolean | null | undefined

/** Additional attributes of an element, including `aria-*` and `data-*`. */
export type HtmlAttributes = Record<string, string | number | boolean | undefined>

/** Options shared by all overlays. */
export interface OverlayOptions {
  /** Defaults to `overlay-N`. */
  id?: string
  cssClass?: string
  htmlAttributes?: HtmlAttributes
  /**
   * Whether the user can close the overlay with a tap outside, Escape, or Back. On phones, a tap outside a card never closes
   * it. Default true; false for loading. Toasts ignore this option.
   */
  backdropDismiss?: boolean
  /**
   * Default true. `false` shows no backdrop, but presses still do not reach the page below, except below a sheet up to its
   * `backdropBreakpoint`. Toasts and nested popovers never have one.
   */
  showBackdrop?: boolean
  /** Default true. `false` shows and hides the overlay without animation; the events are the same. */
  animated?: boolean
  /** Dismisses the overlay with role 'abort' when the signal is aborted. */
  signal?: AbortSignal
  /**
   * Whether the overlay may be dismissed. Default true. A function is called before a dismissal. Any value except true
   * keeps the overlay open. An aborted `signal`, a parent modal that closes, and the removal of the frame close it anyway.
   */
  canDismiss?: CanDismiss
  /** Default true. With `false`, Tab and screen readers can reach the page below. */
  focusTrap?: boolean
}

/** Whether an overlay may be dismissed: a value, or a function that decides by the data, the role, and the cause. */
export type CanDismiss =
  | boolean
  | ((data: unknown, role: string | undefined, reason: DismissReason) => boolean | Promise<boolean>)

/** A button of an overlay. */
export interface OverlayButton<V = unknown> {
  text: string
  /**
   * In alerts and action sheets, 'destructive' buttons are red. A tap outside, Escape, and Back also run the handler of the
   * 'cancel' button. The result of the overlay has the role of the pressed button.
   */
  role?: string
  /** Return or resolve to false to keep the overlay open. The return value of the cancel button's handler is ignored. */
  handler?: (values: V) => unknown
  id?: string
  cssClass?: string
  htmlAttributes?: HtmlAttributes
}

/** A field of an alert: a text field, or a row in a list of radio buttons or checkboxes. */
export interface AlertInput {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'textarea' | 'radio' | 'checkbox'
  /** Key of the value of a text field in the values that handlers receive. Default: the index of the field. */
  name?: string
  label?: string
  placeholder?: string
  value?: string
  checked?: boolean
  disabled?: boolean
  id?: string
  htmlAttributes?: HtmlAttributes
}

/**
 * The argument of an alert's handlers: undefined (for example, without inputs), the value of the selected radio button, the
 * values of the checked checkboxes, or the text values by name.
 */
export type AlertValues = undefined | string | string[] | Record<string, string>

/** The data of an alert's result: the values of its inputs, merged with the object that the handler returned. */
export interface AlertData {
  values: AlertValues
  [key: string]: unknown
}

export interface AlertOptions extends OverlayOptions {
  header?: string
  subHeader?: string
  message?: string
  /** Shown above the header in Material only. */
  icon?: Renderable
  inputs?: AlertInput[]
  /** Error message below the fields. Screen readers announce it when it is set with `update`. */
  error?: string
  /** A plain string creates a button with that text; the text "Cancel" also sets the role to 'cancel'. */
  buttons?: (string | OverlayButton<AlertValues>)[]
}

export interface ActionSheetButton extends OverlayButton<undefined> {
  /** Returned as the data of the result. */
  data?: unknown
  /** Shown in Material, and on iOS 26 when the sheet is at its anchor. */
  icon?: Renderable
  disabled?: boolean
  /** Makes the button a radio button and sets whether it is selected. */
  checked?: boolean
}

export interface ActionSheetOptions extends OverlayOptions {
  header?: string
  subHeader?: string
  /** The cancel button comes last and is separate, regardless of its position in this list. */
  buttons: (string | ActionSheetButton)[]
  /**
   * The element or point from which the sheet opens on iOS 26. Default: the control that was pressed or has focus.
   * `null` shows the sheet in the center.
   */
  anchor?: PopoverOptions['anchor'] | null
}

export interface LoadingOptions extends OverlayOptions {
  message?: string
  /**
   * Time from the end of the enter animation until the overlay closes, ms. With 0 (default), it stays open until it is
   * dismissed.
   */
  duration?: number
  /** Default true. */
  spinner?: boolean
}

/** Returns the minimum duration of a toast that closes automatically, ms, if the user has set one. */
export type GetMinToastDuration = () => number | undefined

export type ToastPosition = 'top' | 'middle' | 'bottom'

export interface ToastButton extends OverlayButton<undefined> {
  icon?: Renderable
  /** Side of the message on which the button is. Default 'end'. */
  side?: 'start' | 'end'
}

export interface ToastOptions extends OverlayOptions {
  message: string
  header?: string
  icon?: Renderable
  /**
   * Time that the toast stays open after the enter animation, ms; at least the minimum that the user has set. The time does not
   * pass while the pointer or the focus is in the toast. With 0, the toast stays open until it is dismissed. Default 2000.
   */
  duration?: number
  /** Default 'bottom'. */
  position?: ToastPosition
  color?: 'tint' | 'danger'
  buttons?: (string | ToastButton)[]
  /** Places the buttons next to the text ('baseline', the default) or below it ('stacked', for long text). */
  layout?: 'baseline' | 'stacked'
  /** Lets the user swipe the toast away: up from the top, down from the bottom, and up or down from the middle. */
  swipeGesture?: 'vertical'
  /**
   * An element, or its id. A toast at the bottom appears above the element, and a toast at the top appears below it.
   * Ignored for a toast in the middle.
   */
  positionAnchor?: Element | string
}

/** Content of a modal or popover: a node, or a function that receives the id of the overlay and a function to close it. */
export type OverlayContent = Renderable | ((overlay: Pick<OverlayHandle, 'id' | 'dismiss'>) => Renderable)

export interface PopoverOptions extends OverlayOptions {
  /** The element next to which the popover opens, or the event or point of a press. */
  anchor: Element | { clientX: number; clientY: number }
  content: OverlayContent
  /** Accessible name. */
  label?: string
  /**
   * Default 'bottom', or 'end' for a nested popover. If there is no room on that side, the popover moves to the opposite
   * side; if neither side has room, it moves above or below the anchor.
   */
  side?: PopoverSide
  /** Default 'center' on iOS; 'start' in Material and for a nested popover. */
  align?: 'start' | 'center' | 'end'
  /** `auto` (default) is as wide as the content, within limits. `cover` is as wide as the anchor, up to a maximum width. */
  size?: 'auto' | 'cover'
  /** Whether the popover has an arrow on iOS 18. Nested popovers never have one. Default true. */
  arrow?: boolean
  /**
   * Whether pressing an item closes the popover and, unless `dismissParents` is false, its parents. A disabled item or one that
   * opens another popover closes nothing. Default false.
   */
  dismissOnSelect?: boolean
  /** Whether closing a nested popover from its content closes its parents too. Default true. */
  dismissParents?: boolean
}

/** Side of a popover. 'start' and 'end' depend on the text direction; 'left' and 'right' do not. */
export type PopoverSide = 'top' | 'bottom' | 'start' | 'end' | 'left' | 'right'

export interface ModalOptions extends OverlayOptions {
  content: OverlayContent
  /** Accessible name. */
  label?: string
  /**
   * 'full' (default) fills the frame of a phone. 'card' shows the page behind the modal, scaled down (iOS; like 'full'
   * in Material). 'sheet', the default if `breakpoints` is set, slides up from below and snaps to its breakpoints.
   */
  presentation?: 'full' | 'card' | 'sheet'
  /**
   * Breakpoints of a sheet, as fractions of its height, 0–1. If 0 is one of them, a swipe down closes the sheet.
   * Default: 0 and 1.
   */
  breakpoints?: readonly number[]
  /**
   * Initial position of a sheet. A value that is not a breakpoint causes a warning. Default: the lowest breakpoint
   * above 0.
   */
  initialBreakpoint?: number
  /** Up to this position, the page below a sheet has no backdrop and is interactive. Default 0, which means never. */
  backdropBreakpoint?: number
  /** Whether a sheet has a handle. Default true if it has more than one breakpoint. */
  handle?: boolean
  /** With 'cycle', pressing the handle moves the sheet to the next breakpoint. Default 'none'. */
  handleBehavior?: 'none' | 'cycle'
  /** Whether the content of a sheet scrolls only at the highest breakpoint. Default true. */
  expandToScroll?: boolean
  /**
   * Id of the parent modal; when the parent closes, this modal closes too. Set automatically for modals that are opened
   * from the content of a modal.
   */
  parent?: string
  onBreakpointChange?: (detail: ModalEvents['breakpoint-change']) => void
  onDragStart?: (detail: DragDetail) => void
  onDragMove?: (detail: DragDetail) => void
  onDragEnd?: (detail: DragDetail) => void
}

/** The type of the options of each kind of overlay. */
export interface OverlayOptionsByKind {
  alert: AlertOptions
  'action-sheet': ActionSheetOptions
  loading: LoadingOptions
  modal: ModalOptions
  popover: PopoverOptions
  toast: ToastOptions
}
