import type { MenuHold } from './hold'
import type { MenuEvents, MenuHandle, MenuHow, MenuSide, MenuState } from './types'

/** A movement of a menu on its way. */
export interface MenuRun {
  /** Resolves when it has arrived. Never rejects, and not at all when it is stopped. */
  readonly finished: Promise<void>
  /** Ends it where it is. */
  stop(): void
}

/** What shows a menu. Injected, so that the life of a menu can be tested alone. */
export interface MenuStage {
  /** Whether an overlay lies over it, beneath which nothing opens. */
  covered(): boolean
  /** Brings it into view, at the place of `place`, and out again. */
  show(): void
  hide(): void
  /** Puts everything where it belongs when the menu is open to a share, 0–1. */
  place(share: number): void
  /** Moves everything from where it is. */
  run(to: 0 | 1, after: 'call' | 'swipe'): MenuRun
  /** The menu opens: takes what it needs. */
  hold(): MenuHold
}

/** What a menu is told, and whom it asks. */
export interface MenuSurroundings {
  side(): MenuSide
  stage(): MenuStage | undefined
  /** Whoever owns the menu may refuse a wish, or has granted it when this answers true. */
  grants?(next: boolean, role: string | undefined): boolean
  /** It was closed without being asked about: another one has opened, or it was turned off. */
  forced?(role: string | undefined): void
}

/** A menu as its view has it. */
export interface MenuCore extends MenuHandle {
  /** Opens or closes without asking: the owner wants it so, or there is no choice. */
  set(next: boolean, how?: MenuHow & { after?: 'call' | 'swipe' }): Promise<boolean>
  /** The user wants it away: it closes, as soon as it has opened if it is on its way. */
  leave(role?: string): void
  /** Closes at once, whoever owns it. */
  shut(): void
  /** A finger takes it; false when it may not now. */
  grab(): boolean
  /** The finger has moved it, to a share of 0–1. */
  drag(share: number): void
  /** The finger has let go, and wants it open or not. */
  drop(open: boolean): Promise<void>
  /** Side, direction or size have changed. */
  refit(): void
}

/** Makes a menu, closed and enabled. */
export function createMenu(id: string, around: MenuSurroundings): MenuCore {
  const listeners = new Map<keyof MenuEvents, Set<(detail: never) => void>>()
  let state: MenuState = 'closed'
  let enabled = true
  let dragged = false
  let asking = false
  let run: MenuRun | undefined
  /** Counts changes of mind: a movement that was stopped must not go on when it awakes. */
  let turn = 0
  /** Answers no to whoever waits for the movement that is on its way. */
  let giveUp = () => {}
  let held: MenuHold | undefined
  /** A wish to have it away that came while it was opening. */
  let leaving: MenuHow | undefined

  const emit = <E extends keyof MenuEvents>(event: E, detail: MenuEvents[E]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        ;(listener as (detail: MenuEvents[E]) => void)(detail)
      } catch (error) {
        console.error(`Patternbook: a listener of ${event} threw; the menu continues without it.`, error)
      }
    }
  }

  const letGo = () => {
    held?.release()
    held = undefined
  }

  const arrive = (next: boolean, role: string | undefined) => {
    state = next ? 'open' : 'closed'
    run = undefined
    around.stage()?.place(next ? 1 : 0)
    if (next) held?.settle()
    else around.stage()?.hide()
    const unwanted = leaving
    leaving = undefined
    if (!next) return emit('did-close', { role })
    emit('did-open', undefined)
    if (unwanted) void wish(false, unwanted)
  }

  /** The way of all changes; what does not travel is over when this returns. */
  const go = (
    next: boolean,
    { animated = true, role, after = 'call' }: MenuHow & { after?: 'call' | 'swipe' },
  ) => {
    const stage = around.stage()
    const mine = ++turn
    state = next ? 'opening' : 'closing'
    dragged = false
    if (next) {
      emit('will-open', undefined)
      stage?.show()
      held ??= stage?.hold()
    } else {
      emit('will-close', { role })
      letGo()
    }
    if (!stage || !animated) {
      arrive(next, role)
      return true
    }
    run = stage.run(next ? 1 : 0, after)
    const { finished } = run
    return new Promise<boolean>((resolve) => {
      // One that is stopped never finishes, and whoever waits for it must not wait for ever.
      giveUp = () => resolve(false)
      void finished.then(() => {
        if (mine !== turn) return
        arrive(next, role)
        resolve(true)
      })
    })
  }

  const isOpen = () => state === 'open'
  const may = (next: boolean) =>
    enabled &&
    !dragged &&
    !asking &&
    state === (next ? 'closed' : 'open') &&
    !(next && around.stage()?.covered())

  const set: MenuCore['set'] = async (next, how = {}) => may(next) && go(next, how)
  /** An owner who answers by setting it must not overtake the one who asks. */
  const grants = (next: boolean, role: string | undefined) => {
    asking = true
    try {
      return around.grants?.(next, role) ?? true
    } finally {
      asking = false
    }
  }
  const wish = async (next: boolean, how: MenuHow = {}) =>
    may(next) && grants(next, how.role) && set(next, how)

  const shut = () => {
    if (state === 'closed' && !dragged) return
    const wasSeen = state !== 'closed'
    const wasClosing = state === 'closing'
    run?.stop()
    giveUp()
    turn++
    dragged = false
    letGo()
    if (!wasSeen) {
      run = undefined
      around.stage()?.place(0)
      around.stage()?.hide()
      return
    }
    // Whoever has heard that it would close has heard enough.
    if (!wasClosing) emit('will-close', { role: undefined })
    arrive(false, undefined)
    around.forced?.(undefined)
  }

  return {
    id,
    get side() {
      return around.side()
    },
    get state() {
      return state
    },
    get enabled() {
      return enabled
    },
    isOpen,
    open: (how) => wish(true, how),
    close: (how) => wish(false, how),
    toggle: (how) => wish(!isOpen(), how),
    set,
    leave(role) {
      if (state === 'opening') leaving = { role }
      else void wish(false, { role })
    },
    shut,
    enable(on) {
      enabled = on
      if (!on) shut()
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener as (detail: never) => void))
      return () => set.delete(listener as (detail: never) => void)
    },
    grab() {
      if (!enabled || dragged || run || (state !== 'open' && state !== 'closed')) return false
      if (around.stage()?.covered()) return false
      dragged = true
      around.stage()?.show()
      around.stage()?.place(state === 'open' ? 1 : 0)
      return true
    },
    drag(share) {
      if (dragged) around.stage()?.place(Math.min(1, Math.max(0, share)))
    },
    async drop(open) {
      if (!dragged) return
      const changes = open !== isOpen()
      if (changes && grants(open, 'gesture')) {
        await go(open, { role: 'gesture', after: 'swipe' })
        return
      }
      // Back to where it came from, unheard: nothing has happened.
      const mine = ++turn
      run = around.stage()?.run(isOpen() ? 1 : 0, 'swipe')
      await run?.finished
      if (mine !== turn) return
      run = undefined
      dragged = false
      around.stage()?.place(isOpen() ? 1 : 0)
      if (!isOpen()) around.stage()?.hide()
    },
    refit() {
      if (state === 'open' && !dragged) around.stage()?.place(1)
    },
  }
}
