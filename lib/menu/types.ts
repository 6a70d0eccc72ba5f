/** Type of a menu: it covers the page, pushes the page aside, or is revealed below the page, which moves aside. */
export type MenuType = 'overlay' | 'push' | 'reveal'

/** The side of the frame from which a menu opens, relative to the text direction. */
export type MenuSide = 'start' | 'end'

/** State of a menu. */
export type MenuState = 'closed' | 'opening' | 'open' | 'closing'

/**
 * The four lifecycle events. The role is 'backdrop' if a press on the backdrop or Escape closes the menu, 'gesture' for a swipe,
 * and the `role` option if a call closes it. Otherwise, for example for Back, it is undefined.
 */
export interface MenuEvents {
  'will-open': undefined
  'did-open': undefined
  'will-close': { role: string | undefined }
  'did-close': { role: string | undefined }
}

/** Options for opening and closing a menu. */
export interface MenuChangeOptions {
  /** Default true. */
  animated?: boolean
  /** Passed to `will-close` and `did-close`. */
  role?: string
}

/** Handle of one menu, for apps. */
export interface MenuHandle {
  readonly id: string
  readonly side: MenuSide
  readonly state: MenuState
  readonly enabled: boolean
  isOpen(): boolean
  /**
   * Resolves to true when the menu has opened, or to false if it was already open, is moving or disabled, if an overlay
   * other than a toast is open, if the app rejects the change, or if the change is interrupted.
   */
  open(options?: MenuChangeOptions): Promise<boolean>
  /**
   * Resolves to true when the menu has closed, or to false if it was already closed, is moving or disabled, if the app
   * rejects the change, or if the change is interrupted.
   */
  close(options?: MenuChangeOptions): Promise<boolean>
  toggle(options?: MenuChangeOptions): Promise<boolean>
  /** Enables or disables the menu. A disabled menu closes immediately, and neither a call nor a swipe opens it. */
  enable(shouldEnable: boolean): void
  /** Listens to a lifecycle event. Returns a function that unsubscribes. */
  on<E extends keyof MenuEvents>(event: E, listener: (detail: MenuEvents[E]) => void): () => void
}
