import type { DragDetail, ModalEvents, OverlayHandle, OverlayReason } from './types'

/** Content that the view layer can render. This type does not depend on the types of that layer. */
export type Renderable = object | string | number | boolean | null | undefined

/** Additional attributes of an element, including `aria-*` and `data-*`. */
export type HtmlAttributes = Record<string, string | number | boolean | undefined>

/** Options of every overlay. */
export interface OverlayOptions {
  /** Defaults to `overlay-N`. */
  id?: string
  cssClass?: string
  htmlAttributes?: HtmlAttributes
  /**
   * Whether a tap outside (except next to a card on a phone), Escape, and Back close the overlay. Default true; false
   * for loading.
   */
  backdropDismiss?: boolean
  /** Default true. `false` shows no backdrop; the page below is not usable either way. */
  showBackdrop?: boolean
  /** Default true. `false` shows and hides the overlay immediately, with the same events. */
  animated?: boolean
  /** Dismisses with role 'abort'. */
  signal?: AbortSignal
  /** Called before every dismissal. Any value but true keeps the overlay open. */
  canDismiss?: CanDismiss
  /** Default true. `false` leaves the page below reachable with Tab and screen readers. */
  focusTrap?: boolean
}

/** Whether an overlay may be dismissed: a value, or a function that returns it. */
export type CanDismiss =
  | boolean
  | ((data: unknown, role: string | undefined, reason: OverlayReason) => boolean | Promise<boolean>)

/** A button of an overlay. */
export interface OverlayButton<V = unknown> {
  text: string
  /**
   * 'cancel' and 'destructive' have their own look and behavior. Any other value is returned as the role of the result.
   */
  role?: string
  /** Return false to keep the overlay open. The return value of the cancel button's handler is ignored. */
  handler?: (values: V) => unknown
  id?: string
  cssClass?: string
  htmlAttributes?: HtmlAttributes
}

/** A field of an alert: a text field, or a row in a list of radio buttons or checkboxes. */
export interface AlertInput {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'textarea' | 'radio' | 'checkbox'
  /** Key of the value passed to handlers; its index by default. */
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
 * The argument of an alert's handlers: nothing, the checked radio button, the list of checked boxes, or text values by
 * name.
 */
export type AlertValues = undefined | string | string[] | Record<string, string>

/** The result of an alert: the values of its inputs, merged with the object that the handler returned. */
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
  problem?: string
  /** A plain string is a button with that text; "Cancel" gets the role of the same name. */
  buttons?: (string | OverlayButton<AlertValues>)[]
}

export interface ActionSheetButton extends OverlayButton<undefined> {
  /** Returned as the data of the result. */
  data?: unknown
  /** Shown in Material and, in iOS 26, in a sheet at its source. */
  icon?: Renderable
  disabled?: boolean
  /** Makes the button a radio button of the group and sets whether it is checked. */
  checked?: boolean
}

export interface ActionSheetOptions extends OverlayOptions {
  header?: string
  subHeader?: string
  /** The cancel button is always separate and last, whatever its position here. */
  buttons: (string | ActionSheetButton)[]
  /**
   * The source in iOS 26: an element or a point. Default: the control that was pressed or has focus. `null` shows it in
   * the middle.
   */
  anchor?: PopoverOptions['anchor'] | null
}

export interface LoadingOptions extends OverlayOptions {
  message?: string
  /** Duration after the enter animation, ms. With 0 (default), the overlay stays until it is dismissed. */
  duration?: number
  /** Default true. */
  spinner?: boolean
}

/** Minimum duration of a toast that closes automatically, ms: the user's setting, if there is one. */
export type ToastTime = () => number | undefined

export type ToastPosition = 'top' | 'middle' | 'bottom'

export interface ToastButton extends OverlayButton<undefined> {
  icon?: Renderable
  /** Default 'end'. */
  side?: 'start' | 'end'
}

export interface ToastOptions extends OverlayOptions {
  message: string
  header?: string
  icon?: Renderable
  /** Duration after the enter animation, ms. With 0, the toast stays until it is dismissed. Default 2000. */
  duration?: number
  /** Default 'bottom'. */
  position?: ToastPosition
  color?: 'tint' | 'danger'
  buttons?: (string | ToastButton)[]
  /** Buttons next to the text (default), or below it for long text. */
  layout?: 'baseline' | 'stacked'
  /**
   * Lets a finger swipe the toast out of the frame: up at the top, down at the bottom, and in both directions in the
   * middle.
   */
  swipeGesture?: 'vertical'
  /**
   * The element, or its id, next to which the toast appears: above it at the bottom, below it at the top. Ignored in the
   * middle.
   */
  positionAnchor?: Element | string
}

/** Content of a modal or popover: a node, or a function that receives a function to close it. */
export type OverlayContent = Renderable | ((overlay: Pick<OverlayHandle, 'id' | 'dismiss'>) => Renderable)

export interface PopoverOptions extends OverlayOptions {
  /** The anchor: an element, or the event or point of the press. */
  anchor: Element | { clientX: number; clientY: number }
  content: OverlayContent
  /** Accessible name. */
  label?: string
  /** Default 'bottom'. If there is no room, the opposite side is used, and if neither start nor end has room, above or below. */
  side?: PopoverSide
  /** Default 'center' on iOS, 'start' in Material. */
  align?: 'start' | 'center' | 'end'
  /** `auto` (default) is as wide as the content, and `cover` is as wide as the anchor, up to the maximum width. */
  size?: 'auto' | 'cover'
  /** Default true: iOS 18 draws an arrow, except for a nested popover. */
  arrow?: boolean
  /** Whether pressing an entry that opens no other popover closes the popover and its parents. Default false. */
  dismissOnSelect?: boolean
  /** For a nested popover: whether closing it from its content closes its parents too. Default true. */
  dismissParents?: boolean
}

/** Side of a popover, by text direction or by the screen. */
export type PopoverSide = 'top' | 'bottom' | 'start' | 'end' | 'left' | 'right'

export interface ModalOptions extends OverlayOptions {
  content: OverlayContent
  /** Accessible name. */
  label?: string
  /**
   * 'full' (default) fills the frame of a phone. 'card' shows the page behind the modal, scaled down (iOS; like 'full'
   * in Material). 'sheet', the default with breakpoints, slides up from below and snaps to its breakpoints.
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
  /** Up to this position, the page below a sheet has no backdrop and is interactive. Default: 0, which means never. */
  backdropBreakpoint?: number
  /** Whether a sheet has a handle. Default true if more than one breakpoint is above 0, or if one is 0. */
  handle?: boolean
  /** 'cycle': pressing the handle goes to the next breakpoint. Default 'none'. */
  handleBehavior?: 'none' | 'cycle'
  /** Default true: the content of a sheet scrolls only at its highest breakpoint. */
  expandToScroll?: boolean
  /** Id of the parent modal, with which it closes. Set automatically inside the content of a modal. */
  parent?: string
  onBreakpointChange?: (detail: ModalEvents['breakpoint-change']) => void
  onDragStart?: (detail: DragDetail) => void
  onDragMove?: (detail: DragDetail) => void
  onDragEnd?: (detail: DragDetail) => void
}

/** Options by kind. */
export interface OptionsOf {
  alert: AlertOptions
  'action-sheet': ActionSheetOptions
  loading: LoadingOptions
  modal: ModalOptions
  popover: PopoverOptions
  toast: ToastOptions
}
