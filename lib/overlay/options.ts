import type { DragDetail, ModalEvents, OverlayHandle, OverlayReason } from './types'

/** Anything that the view layer can show: kept free of its types, so that the core stays free of it. */
export type Renderable = object | string | number | boolean | null | undefined

/** Extra attributes for an element, `aria-*` and `data-*` included. */
export type HtmlAttributes = Record<string, string | number | boolean | undefined>

/** What every overlay understands. */
export interface OverlayOptions {
  /** Defaults to `overlay-N`. */
  id?: string
  cssClass?: string
  htmlAttributes?: HtmlAttributes
  /** Whether a tap beside it (not beside a card on a phone), Escape and back close it. Default true; false for loading. */
  backdropDismiss?: boolean
  /** Default true. Without it the page beneath stays bright, but is not usable either. */
  showBackdrop?: boolean
  /** Default true. `false` shows and hides at once, with the same events. */
  animated?: boolean
  /** Dismisses with role 'abort'. */
  signal?: AbortSignal
  /** Asked before every dismissal; anything but true keeps the overlay open. */
  canDismiss?: CanDismiss
  /** Default true. `false` leaves the page beneath within reach of the Tab key and of screen readers. */
  focusTrap?: boolean
}

/** Whether an overlay may be dismissed: the answer, or how to find it. */
export type CanDismiss =
  | boolean
  | ((data: unknown, role: string | undefined, reason: OverlayReason) => boolean | Promise<boolean>)

/** A button of any overlay. */
export interface OverlayButton<V = unknown> {
  text: string
  /** 'cancel' and 'destructive' have a look and a meaning, any other word is handed back as the result's role. */
  role?: string
  /** Returning false keeps the overlay open. The cancel button's answer is ignored. */
  handler?: (values: V) => unknown
  id?: string
  cssClass?: string
  htmlAttributes?: HtmlAttributes
}

/** One field of an alert. Radios and checkboxes are listed, everything else is a text field. */
export interface AlertInput {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'textarea' | 'radio' | 'checkbox'
  /** Key of the value handed to handlers; the position when it is missing. */
  name?: string
  label?: string
  placeholder?: string
  value?: string
  checked?: boolean
  disabled?: boolean
  id?: string
  htmlAttributes?: HtmlAttributes
}

/** What handlers of an alert get: nothing, the chosen radio, the list of checked boxes, or texts by name. */
export type AlertValues = undefined | string | string[] | Record<string, string>

/** An alert's result: the values of its inputs, merged with the object that the handler returned. */
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
  /** What is wrong with what has been typed: under the fields, read out when it appears (by `update`). */
  problem?: string
  /** A plain string is a button with that text; "Cancel" gets the role of the same name. */
  buttons?: (string | OverlayButton<AlertValues>)[]
}

export interface ActionSheetButton extends OverlayButton<undefined> {
  /** Comes back as the result's data. */
  data?: unknown
  /** Shown in Material, and in iOS 26 at the source. */
  icon?: Renderable
  disabled?: boolean
  /** Makes it one of a group of radios, of which this one is chosen or not. */
  checked?: boolean
}

export interface ActionSheetOptions extends OverlayOptions {
  header?: string
  subHeader?: string
  /** The cancel button is always shown apart and last, wherever it stands here. */
  buttons: (string | ActionSheetButton)[]
  /**
   * Where iOS 26 shows it: at an element, or at a point. Default: at what was pressed, or has the focus, when it is asked
   * for. `null` shows it in the middle.
   */
  anchor?: PopoverOptions['anchor'] | null
}

export interface LoadingOptions extends OverlayOptions {
  message?: string
  /** Milliseconds after the enter animation; 0 (default) stays until dismissed. */
  duration?: number
  /** Default true. */
  spinner?: boolean
}

/** The least time that a toast which leaves by itself stays, ms: the user's choice, if there is one. */
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
  /** Milliseconds after the enter animation; 0 stays. Default 2000 (spec 9). */
  duration?: number
  /** Default 'bottom' (spec 9). */
  position?: ToastPosition
  color?: 'tint' | 'danger'
  buttons?: (string | ToastButton)[]
  /** Buttons beside the words (default), or under them where there is much to say. */
  layout?: 'baseline' | 'stacked'
  /** Lets a finger push it out of the frame: up from the top, down from the bottom, either way from the middle. */
  swipeGesture?: 'vertical'
  /** Element, or its id, that it stands at: above it at the bottom, below it at the top. Not for the middle. */
  positionAnchor?: Element | string
}

/** Content of a modal or popover: a node, or a function that is given the way to close it. */
export type OverlayContent = Renderable | ((overlay: Pick<OverlayHandle, 'id' | 'dismiss'>) => Renderable)

export interface PopoverOptions extends OverlayOptions {
  /** What it points at: an element, or the event or point where the user pressed. */
  anchor: Element | { clientX: number; clientY: number }
  content: OverlayContent
  /** Accessible name. */
  label?: string
  /** Default 'bottom'. Where there is no room it goes to the opposite side, then to one that has room. */
  side?: PopoverSide
  /** Default 'center' on iOS, 'start' in Material. */
  align?: 'start' | 'center' | 'end'
  /** As wide as its content (default), or exactly as wide as what it points at. */
  size?: 'auto' | 'cover'
  /** Default true: iOS 18 draws an arrow, except for one inside another. */
  arrow?: boolean
  /** Closes it, and those it was opened from, when something in it is pressed that opens no other. Default false. */
  dismissOnSelect?: boolean
  /** For one opened from inside another: whether closing it from its content closes the others too. Default true. */
  dismissParents?: boolean
}

/** Where a popover stands: by the direction of the text, or by the screen. */
export type PopoverSide = 'top' | 'bottom' | 'start' | 'end' | 'left' | 'right'

export interface ModalOptions extends OverlayOptions {
  content: OverlayContent
  /** Accessible name. */
  label?: string
  /**
   * 'full' (default) fills the frame of a phone. 'card' leaves the page beneath to be seen, smaller (iOS; like 'full' in
   * Material). 'sheet', the default with breakpoints, comes up from below and rests at its breakpoints.
   */
  presentation?: 'full' | 'card' | 'sheet'
  /** Where a sheet may rest, 0–1 of its height. With 0 among them a swipe down closes it. Default 0 and 1. */
  breakpoints?: readonly number[]
  /** Where a sheet opens; one that is not among its breakpoints warns. Default the lowest above 0. */
  initialBreakpoint?: number
  /** Up to here the page beneath a sheet stays bright and usable. Default 0: it never is. */
  backdropBreakpoint?: number
  /** Whether a sheet shows a handle. Default true with more than one breakpoint to rest at, or 0 among them. */
  handle?: boolean
  /** 'cycle': pressing the handle goes to the next breakpoint. Default 'none'. */
  handleBehavior?: 'none' | 'cycle'
  /** Default true: the content of a sheet scrolls only when the sheet stands at its highest breakpoint. */
  expandToScroll?: boolean
  /** Id of the modal it belongs to, and with which it closes. Known by itself inside the content of one. */
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
