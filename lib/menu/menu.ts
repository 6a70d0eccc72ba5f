import { createEmitter } from '../overlay/emitter'
import type { MenuFocusTrap } from './focus-trap'
import type { MenuEvents, MenuHandle, MenuHow, MenuSide, MenuState } from './types'

/** A movement of a menu on its way. */
export interface MenuAnimation {
  /** Resolves when it has arrived. Never rejects, and not at all when it is stopped. */
  readonly finished: Promise<void>
  /** Ends it where it is. */
  stop(): void
}

/** What shows a menu. Injected, so that the life of a menu can be tested alone. */
export interface MenuView {
  /** Whether an overlay lies over it, beneath which nothing opens. */
  covered(): boolean
  /** Brings it into view, at the place of `place`, and out again. */
  show(): void
  hide(): void
  /** Puts everything where it belongs when the menu is open to a share, 0–1. */
  setPosition(share: number): void
  /** Moves everything from where it is. */
  animate(to: 0 | 1, cause: 'call' | 'swipe'): MenuAnimation
  /** The menu opens: takes what it needs. */
  trapFocus(): MenuFocusTrap
}

/** What a menu is told, and whom it asks. */
export interface MenuDependencies {
  side(): MenuSide
  view(): MenuView | undefined
  /** Whoever owns the menu may refuse a wish, or has granted it when this answers true. */
  isGranted?(next: boolean, role: string | undefined): boolean
  /** It was closed without being asked about: another one has opened, or it was turned off. */
  onForceClose?(role: string | undefined): void
}

/** A menu as its view has it. */
export interface MenuController extends MenuHandle {
  /** Opens or closes without asking: the owner wants it so, or there is no choice. */
  set(next: boolean, how?: MenuHow & { cause?: 'call' | 'swipe' }): Promise<boolean>
  /** The user wants it away: it closes, as soon as it has opened if it is on its way. */
  requestClose(role?: string): void
  /** Closes at once, whoever owns it. */
  forceClose(): void
  /** A finger takes it; false when it may not now. */
  startDrag(): boolean
  /** The finger has moved it, to a share of 0–1. */
  drag(share: number): void
  /** The finger has let go, and wants it open or not. */
  endDrag(open: boolean): Promise<void>
  /** Side, direction or size have changed. */
  updatePosition(): void
}

/** Makes a menu, closed and enabled. */
export function createMenu(id: string, dependencies: MenuDependencies): MenuController {
  const { on, emit } = createEmitter<MenuEvents>('menu')
  let state: MenuState = 'closed'
  let enabled = true
  let dragged = false
  let asking = false
  let animation: MenuAnimation | undefined
  /** Counts changes of mind: a movement that was stopped must not go on when it awakes. */
  let version = 0
  /** Answers no to whoever waits for the movement that is on its way. */
  let resolvePending = () => {}
  let focusTrap: MenuFocusTrap | undefined
  /** A wish to have it away that came while it was opening. */
  let pendingClose: MenuHow | undefined

  const releaseFocus = () => {
    focusTrap?.release()
    focusTrap = undefined
  }

  const finish = (next: boolean, role: string | undefined) => {
    state = next ? 'open' : 'closed'
    animation = undefined
    dependencies.view()?.setPosition(next ? 1 : 0)
    if (next) focusTrap?.activate()
    else dependencies.view()?.hide()
    const closeRequest = pendingClose
    pendingClose = undefined
    if (!next) return emit('did-close', { role })
    emit('did-open', undefined)
    if (closeRequest) void request(false, closeRequest)
  }

  /** The way of all changes; what does not travel is over when this returns. */
  const go = (
    next: boolean,
    { animated = true, role, cause = 'call' }: MenuHow & { cause?: 'call' | 'swipe' },
  ) => {
    const view = dependencies.view()
    const change = ++version
    state = next ? 'opening' : 'closing'
    dragged = false
    if (next) {
      emit('will-open', undefined)
      view?.show()
      focusTrap ??= view?.trapFocus()
    } else {
      emit('will-close', { role })
      releaseFocus()
    }
    if (!view || !animated) {
      finish(next, role)
      return true
    }
    animation = view.animate(next ? 1 : 0, cause)
    const { finished } = animation
    return new Promise<boolean>((resolve) => {
      // One that is stopped never finishes, and whoever waits for it must not wait for ever.
      resolvePending = () => resolve(false)
      void finished.then(() => {
        if (change !== version) return
        finish(next, role)
        resolve(true)
      })
    })
  }

  const isOpen = () => state === 'open'
  const canChange = (next: boolean) =>
    enabled &&
    !dragged &&
    !asking &&
    state === (next ? 'closed' : 'open') &&
    !(next && dependencies.view()?.covered())

  const set: MenuController['set'] = async (next, how = {}) => canChange(next) && go(next, how)
  /** An owner who answers by setting it must not overtake the one who asks. */
  const isGranted = (next: boolean, role: string | undefined) => {
    asking = true
    try {
      return dependencies.isGranted?.(next, role) ?? true
    } finally {
      asking = false
    }
  }
  const request = async (next: boolean, how: MenuHow = {}) =>
    canChange(next) && isGranted(next, how.role) && set(next, how)

  const forceClose = () => {
    if (state === 'closed' && !dragged) return
    const wasOpen = state !== 'closed'
    const wasClosing = state === 'closing'
    animation?.stop()
    resolvePending()
    version++
    dragged = false
    releaseFocus()
    if (!wasOpen) {
      animation = undefined
      dependencies.view()?.setPosition(0)
      dependencies.view()?.hide()
      return
    }
    // Whoever has heard that it would close has heard enough.
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
    open: (how) => request(true, how),
    close: (how) => request(false, how),
    toggle: (how) => request(!isOpen(), how),
    set,
    requestClose(role) {
      if (state === 'opening') pendingClose = { role }
      else void request(false, { role })
    },
    forceClose,
    enable(on) {
      enabled = on
      if (!on) forceClose()
    },
    on,
    startDrag() {
      if (!enabled || dragged || animation || (state !== 'open' && state !== 'closed')) return false
      if (dependencies.view()?.covered()) return false
      dragged = true
      dependencies.view()?.show()
      dependencies.view()?.setPosition(state === 'open' ? 1 : 0)
      return true
    },
    drag(share) {
      if (dragged) dependencies.view()?.setPosition(Math.min(1, Math.max(0, share)))
    },
    async endDrag(open) {
      if (!dragged) return
      const changes = open !== isOpen()
      if (changes && isGranted(open, 'gesture')) {
        await go(open, { role: 'gesture', cause: 'swipe' })
        return
      }
      // Back to where it came from, unheard: nothing has happened.
      const change = ++version
      animation = dependencies.view()?.animate(isOpen() ? 1 : 0, 'swipe')
      await animation?.finished
      if (change !== version) return
      animation = undefined
      dragged = false
      dependencies.view()?.setPosition(isOpen() ? 1 : 0)
      if (!isOpen()) dependencies.view()?.hide()
    },
    updatePosition() {
      if (state === 'open' && !dragged) dependencies.view()?.setPosition(1)
    },
  }
}
