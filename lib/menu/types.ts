/** How a menu comes: over the page, pushing it aside, or from beneath it as it moves aside. */
export type MenuType = 'overlay' | 'push' | 'reveal'

/** The edge it stands at, by the direction of the text. */
export type MenuSide = 'start' | 'end'

/** Where a menu is in its life. */
export type MenuState = 'closed' | 'opening' | 'open' | 'closing'

/** The four lifecycle events with what they carry: 'backdrop' for a tap beside it and Escape, 'gesture' for a finger, nothing for back. */
export interface MenuEvents {
  'will-open': undefined
  'did-open': undefined
  'will-close': { role: string | undefined }
  'did-close': { role: string | undefined }
}

/** How to open or close. */
export interface MenuHow {
  /** Default true. */
  animated?: boolean
  /** What `will-close` and `did-close` tell. */
  role?: string
}

/** One menu in the hands of whoever uses it. */
export interface MenuHandle {
  readonly id: string
  readonly side: MenuSide
  readonly state: MenuState
  readonly enabled: boolean
  isOpen(): boolean
  /** True when it is open; false when it was, is on its way, is disabled, or lies beneath an overlay. */
  open(how?: MenuHow): Promise<boolean>
  /** True when it is closed; false when it was, is on its way, or is disabled. */
  close(how?: MenuHow): Promise<boolean>
  toggle(how?: MenuHow): Promise<boolean>
  /** Turned off it closes at once, wherever it is, and neither a call nor a finger opens it. */
  enable(on: boolean): void
  /** Listens to a lifecycle event. Returns the function that stops listening. */
  on<E extends keyof MenuEvents>(event: E, listener: (detail: MenuEvents[E]) => void): () => void
}
