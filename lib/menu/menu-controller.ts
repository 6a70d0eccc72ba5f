import { createEmitter } from '../overlay/emitter'
import type { MenuFocusTrap } from './focus-trap'
import type { MenuChangeOptions, MenuEvents, MenuHandle, MenuSide, MenuState } from './types'

/** A running animation of a menu. */
export interface MenuAnimation {
  /** Resolves at the end of the animation. Never rejects, and never settles if the animation is stopped. */
  readonly finished: Promise<void>
  /** Removes the animation. The caller must then set a position. */
  stop(): void
}

/** Renders a menu. The controller gets it as a dependency, so that tests can check the states of a menu without the DOM. */
export interface MenuView {
  /** Returns whether an overlay other than a toast is open. A menu does not open below such an overlay. */
  isCovered(): boolean
  /** Makes the menu visible at its current position. */
  show(): void
  hide(): void
  /** Positions the menu, the backdrop, and the page, from 0 (closed) to 1 (open). */
  setPosition(progress: number): void
  /** Animates the menu, the backdrop, and the page from the current position to open (1) or closed (0). */
  animate(to: 0 | 1, cause: 'call' | 'swipe'): MenuAnimation
  /** Creates the focus trap. Called when the menu begins to open. */
  trapFocus(): MenuFocusTrap
}

/** The dependencies of a menu, which its component provides. */
export interface MenuDependencies {
  side(): MenuSide
  view(): MenuView | undefined
  /** Asks the owner, the app that controls the menu, before a change. Returns false if the owner rejects the change. */
  requestChange?(shouldOpen: boolean, role: string | undefined): boolean
  /**
   * Called when the menu has been closed without asking the owner, because another menu opened, or this menu was disabled or
   * removed.
   */
  onForceClose?(role: string | undefined): void
}

/** A menu with the methods that its component and the registry use. */
export interface MenuController extends MenuHandle {
  /** Opens or closes the menu without asking the owner. Resolves like `open` and `close`. */
  setOpen(shouldOpen: boolean, options?: MenuChangeOptions & { cause?: 'call' | 'swipe' }): Promise<boolean>
  /** Closes the menu at the user's request, if the owner agrees. A menu that is opening closes as soon as it is open. */
  requestClose(role?: string): void
  /** Closes the menu without animation and without asking the owner. */
  forceClose(): void
  /** Starts a drag. Returns false if the menu cannot be dragged now. */
  startDrag(): boolean
  /** Moves the menu during a drag, to a position from 0 (closed) to 1 (open). */
  drag(progress: number): void
  /**
   * Ends a drag: opens or closes the menu if the owner agrees. Otherwise, the menu returns to where the drag started. Resolves at
   * the end of the animation, or when the menu is closed by force.
   */
  endDrag(shouldOpen: boolean): Promise<void>
  /** Positions an open menu again. Must be called when the type, the side, the text direction, or the size has changed. */
  updatePosition(): void
}

/** Creates a menu, closed and enabled. */
export function createMenuController(id: string, dependencies: MenuDependencies): MenuController {
  const { on, emit } = createEmitter<MenuEvents>('menu')
  let state: MenuState = 'closed'
  let enabled = true
  let isDragging = false
  let isAskingOwner = false
  let animation: MenuAnimation | undefined
  /** Counts changes, so that the end of a stopped animation is ignored. */
  let changeCount = 0
  /** Settles the promise of the running change (to false) or of the return after a drag. */
  let cancelPendingChange = () => {}
  let focusTrap: MenuFocusTrap | undefined
  /** A request to close the menu that was made while it was opening. */
  let pendingClose: MenuChangeOptions | undefined

  const releaseFocus = () => {
    focusTrap?.release()
    focusTrap = undefined
  }

  const finish = (shouldOpen: boolean, role: string | undefined) => {
    state = shouldOpen ? 'open' : 'closed'
    animation = undefined
    dependencies.view()?.setPosition(shouldOpen ? 1 : 0)
    if (shouldOpen) focusTrap?.activate()
    else dependencies.view()?.hide()
    const closeRequest = pendingClose
    pendingClose = undefined
    if (!shouldOpen) return emit('did-close', { role })
    emit('did-open', undefined)
    if (closeRequest) void request(false, closeRequest)
  }

  /**
   * Opens or closes the menu. Returns true or, with an animation, a promise of whether the animation reached its end.
   */
  const applyChange = (
    shouldOpen: boolean,
    { animated = true, role, cause = 'call' }: MenuChangeOptions & { cause?: 'call' | 'swipe' },
  ) => {
    const view = dependencies.view()
    const changeNumber = ++changeCount
    state = shouldOpen ? 'opening' : 'closing'
    isDragging = false
    if (shouldOpen) {
      emit('will-open', undefined)
      view?.show()
      focusTrap ??= view?.trapFocus()
    } else {
      emit('will-close', { role })
      releaseFocus()
    }
    if (!view || !animated) {
      finish(shouldOpen, role)
      return true
    }
    animation = view.animate(shouldOpen ? 1 : 0, cause)
    const { finished } = animation
    return new Promise<boolean>((resolve) => {
      // A stopped animation never finishes, but the promise must settle.
      cancelPendingChange = () => resolve(false)
      void finished.then(() => {
        if (changeNumber !== changeCount) return
        finish(shouldOpen, role)
        resolve(true)
      })
    })
  }

  const isOpen = () => state === 'open'
  const canChange = (shouldOpen: boolean) =>
    enabled &&
    !isDragging &&
    !isAskingOwner &&
    state === (shouldOpen ? 'closed' : 'open') &&
    !(shouldOpen && dependencies.view()?.isCovered())

  const setOpen: MenuController['setOpen'] = async (shouldOpen, options = {}) =>
    canChange(shouldOpen) && applyChange(shouldOpen, options)
  /** Asks the owner whether the menu may change. During the call, `setOpen` does nothing; the menu changes afterward. */
  const askOwner = (shouldOpen: boolean, role: string | undefined) => {
    isAskingOwner = true
    try {
      return dependencies.requestChange?.(shouldOpen, role) ?? true
    } finally {
      isAskingOwner = false
    }
  }
  const request = async (shouldOpen: boolean, options: MenuChangeOptions = {}) =>
    canChange(shouldOpen) && askOwner(shouldOpen, options.role) && setOpen(shouldOpen, options)

  const forceClose = () => {
    if (state === 'closed' && !isDragging) return
    const wasOpen = state !== 'closed'
    const wasClosing = state === 'closing'
    animation?.stop()
    cancelPendingChange()
    changeCount++
    isDragging = false
    releaseFocus()
    if (!wasOpen) {
      animation = undefined
      dependencies.view()?.setPosition(0)
      dependencies.view()?.hide()
      return
    }
    // If the menu was closing already, will-close has been emitted.
    if (!wasClosing) emit('will-close', { role: undefined })
    finish(false, undefined)
    dependencies.onForceClose?.(undefined)
  }

  return {
    id,
    get side() {
      return dependencies.side()
    },
    get state() {
      return state
    },
    get enabled() {
      return enabled
    },
    isOpen,
    open: (options) => request(true, options),
    close: (options) => request(false, options),
    toggle: (options) => request(!isOpen(), options),
    setOpen,
    requestClose(role) {
      if (state === 'opening') pendingClose = { role }
      else void request(false, { role })
    },
    forceClose,
    enable(shouldEnable) {
      enabled = shouldEnable
      if (!shouldEnable) forceClose()
    },
    on,
    startDrag() {
      if (!enabled || isDragging || animation || (state !== 'open' && state !== 'closed')) return false
      if (dependencies.view()?.isCovered()) return false
      isDragging = true
      dependencies.view()?.show()
      dependencies.view()?.setPosition(state === 'open' ? 1 : 0)
      return true
    },
    drag(progress) {
      if (isDragging) dependencies.view()?.setPosition(Math.min(1, Math.max(0, progress)))
    },
    async endDrag(shouldOpen) {
      if (!isDragging) return
      const isChange = shouldOpen !== isOpen()
      if (isChange && askOwner(shouldOpen, 'gesture')) {
        await applyChange(shouldOpen, { role: 'gesture', cause: 'swipe' })
        return
      }
      // The menu returns to where the drag started, without events.
      const changeNumber = ++changeCount
      animation = dependencies.view()?.animate(isOpen() ? 1 : 0, 'swipe')
      // A stopped animation never finishes, but the promise must settle.
      const canceled = new Promise<void>((resolve) => {
        cancelPendingChange = resolve
      })
      await Promise.race([animation?.finished, canceled])
      if (changeNumber !== changeCount) return
      animation = undefined
      isDragging = false
      dependencies.view()?.setPosition(isOpen() ? 1 : 0)
      if (!isOpen()) dependencies.view()?.hide()
    },
    updatePosition() {
      if (state === 'open' && !isDragging) dependencies.view()?.setPosition(1)
    },
  }
}
