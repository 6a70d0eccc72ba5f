import { createElement } from 'react'
import type { MenuProps } from '@/components/overlays/menu'
import type { BackHandlers } from '@/lib/back'
import { arbiter, createGesture, type GestureDetail } from '@/lib/gesture'
import type { Menus } from '@/lib/menu/registry'
import type { transitionEvents } from '@/lib/navigation/events'
import type { back, navigate } from '@/lib/navigation/navigate'
import type { ModalHandle, OverlayHandle, Overlays } from '@/lib/overlay/types'
import type { Engine, EventDetail, GestureScenario, Kind, Menu, MenuScenario, Modal, Piece } from './engine'
import { distance } from './kit'
import { until } from './words'

type Ours = {
  backHandlers: BackHandlers
  navigate: typeof navigate
  back: typeof back
  transitionEvents: typeof transitionEvents
  menus: Menus
  /** Sets which menus exist next to the page. */
  setMenus(menus: readonly MenuProps[]): void
}
const engine = () => (window as unknown as { oursEngine: Ours }).oursEngine
const overlays = () => window.patternbook?.overlays as Overlays

const opens: Record<Kind, (options: never) => OverlayHandle> = {
  alert: (options) => overlays().alert(options) as OverlayHandle,
  'action-sheet': (options) => overlays().actionSheet(options),
  toast: (options) => overlays().toast(options),
  modal: (options) => overlays().modal({ content: 'Words', ...(options as object) }) as OverlayHandle,
  popover: (options) =>
    overlays().popover({ content: 'Words', anchor: { clientX: 90, clientY: 90 }, ...(options as object) }),
  loading: (options) => overlays().loading(options),
}

let count = 0
const names = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const

/** An overlay that has not been opened yet, and its handle once it is open. */
const pieceOf = (kind: Kind, options: Record<string, unknown> = {}) => {
  const id = String(options.id ?? `piece-${++count}`)
  const listeners: Parameters<Piece['hear']>[0][] = []
  const opened: ((handle: OverlayHandle) => void)[] = []
  let handle: OverlayHandle | undefined
  let ended: (result: EventDetail) => void = () => {}
  const result = new Promise<EventDetail>((resolve) => {
    ended = resolve
  })
  /** Presenting and opening are the same in our engine. */
  const open = (more: Record<string, unknown> = {}) => {
    handle = opens[kind]({ buttons: [], ...options, ...more, id } as never)
    void handle.then(ended)
    for (const name of names)
      handle.on(name, (detail) => {
        for (const listener of listeners) listener(name, detail)
      })
    for (const notify of opened) notify(handle)
    return handle
  }
  const piece: Piece = {
    id,
    present: () => (handle ?? open()).presented,
    dismiss: async (data, role) => handle?.dismiss(data, role) ?? false,
    result: () => result,
    hear: (listener) => void listeners.push(listener),
    inDocument: () => document.getElementById(id) !== null,
    async clear() {
      listeners.length = 0
      handle?.update({ canDismiss: true })
      await handle?.dismiss()
      await until(() => !piece.inDocument())
    },
  }
  return { piece, open, whenOpen: (callback: (handle: OverlayHandle) => void) => void opened.push(callback) }
}

const modal = async ({ card, ...options }: Record<string, unknown>): Promise<Modal> => {
  const { piece, whenOpen } = pieceOf('modal', { ...options, ...(card === true && { presentation: 'card' }) })
  let handle: ModalHandle | undefined
  const listeners: Parameters<Modal['hearMoves']>[0][] = []
  whenOpen((opened) => {
    const modalHandle = opened as unknown as ModalHandle
    handle = modalHandle
    const report = (event: string) => (detail: object) => {
      for (const listener of listeners) listener(event, { ...detail })
    }
    modalHandle.on('breakpoint-change', report('breakpoint'))
    for (const event of ['drag-start', 'drag-move', 'drag-end'] as const) modalHandle.on(event, report(event))
  })
  return {
    ...piece,
    hearMoves: (listener) => void listeners.push(listener),
    breakpoint: async () => handle?.breakpoint,
    setBreakpoint: async (to) => handle?.setBreakpoint(to),
    box: () =>
      document.querySelector(`[id="${piece.id}"] [data-overlay-focus]`)?.getBoundingClientRect() ??
      new DOMRect(),
  }
}

const popovers: Engine['popovers'] = async ({ rows, nested, dismissOnSelect, anchor }) => {
  const listOf = (texts: readonly string[], more?: (row: Element) => void) =>
    texts.map((text, at) => {
      const opensMore = more && at === texts.length - 1
      return createElement(
        'button',
        {
          key: text,
          type: 'button',
          style: { display: 'block', width: '100%', height: 44 },
          ...(opensMore && {
            'aria-haspopup': 'dialog',
            onClick: ({ currentTarget }: { currentTarget: Element }) => more(currentTarget),
          }),
        },
        text,
      )
    })
  const inner = pieceOf('popover', { content: listOf(nested ?? []), dismissOnSelect })
  const outer = pieceOf('popover', {
    content: listOf(rows, nested && ((row) => void inner.open({ anchor: row }))),
    dismissOnSelect,
    ...(anchor && { anchor }),
  })
  return { outer: outer.piece, inner: inner.piece }
}

const root = () => document.getElementById('ours') as HTMLElement
const nameOf = (path: string) => (path === '/second/' ? 'second' : 'first')
/** Resolves when the page transition has ended. */
const settled = (start: () => Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const stop = engine().transitionEvents.subscribe(({ type }) => {
      if (type !== 'end') return
      stop()
      resolve()
    })
    void start()
  })

const present = new Map<string, MenuProps>()
const draw = () => engine().setMenus([...present.values()])

const menu = async ({ id, ...options }: MenuScenario): Promise<Menu> => {
  const set = (more: Partial<MenuProps>) => {
    present.set(id, { id, label: 'Menu', children: 'Inbox', ...options, ...present.get(id), ...more })
    draw()
  }
  const core = () => engine().menus.get(id)
  set({})
  await until(() => core()?.id === id)
  return {
    hear(listener) {
      for (const name of ['will-open', 'did-open', 'will-close', 'did-close'] as const)
        core()?.on(name, (detail: { role: string | undefined } | undefined) =>
          listener(name, detail && { role: detail.role }),
        )
    },
    open: async () => core()?.open(),
    close: async (role) => core()?.close({ role }),
    toggle: async () => core()?.toggle(),
    isOpen: async () => core()?.isOpen() ?? false,
    async disable(on) {
      set({ disabled: on })
      await until(() => core()?.enabled === !on)
    },
    async remove() {
      present.delete(id)
      draw()
      await until(() => core()?.id !== id)
    },
  }
}

const gesture: Engine['gesture'] = (element, options: GestureScenario) => {
  const { say, canStart, onWillStart, withStart, withSpeed, ...recognition } = options
  const report = (line: string) => (detail: GestureDetail) => say(`${line} ${distance(detail)}`)
  return createGesture(element, {
    ...recognition,
    canStart() {
      say('can start')
      return canStart?.() ?? true
    },
    ...(onWillStart && {
      onWillStart() {
        say('will start')
        return onWillStart()
      },
    }),
    onStart: withStart ? report('start') : () => say('start'),
    onMove: () => say('move'),
    onEnd(detail) {
      report('end')(detail)
      if (withSpeed) say(`speed ${detail.velocityX.toFixed(1)}`)
    },
    onCancel: report('cancel'),
  })
}

/** Our engine. */
export const ours: Engine = {
  create: async (kind, options) => pieceOf(kind, options).piece,
  modal,
  popovers,
  row(text) {
    const rows = [...root().querySelectorAll('[data-overlay=popover] button')]
    return rows.find((row) => row.textContent === text) as Element
  },
  focusedRow() {
    const popover = document.activeElement?.closest('[data-overlay=popover]')
    if (!popover) return 'elsewhere'
    return document.activeElement?.closest('button')?.textContent ?? 'the popover'
  },
  dismiss: (kind, data, role, id) => overlays().dismiss(data, role, { type: kind, id }),
  top: async (kind) => overlays().getTop(kind)?.id,
  backdrop: () => root().querySelector<HTMLElement>('[data-overlay]:not([inert]) [data-backdrop]')?.click(),
  press(text) {
    const buttons = root().querySelectorAll<HTMLElement>('[data-overlay] button, [data-overlay] [role=radio]')
    ;[...buttons].find((button) => button.textContent?.trim() === text)?.click()
  },
  back: () => engine().backHandlers.request('back'),
  toasts: () =>
    [...root().querySelectorAll('[data-overlay=toast]')].map((toast) => toast.getBoundingClientRect()),
  menu,
  menus: {
    open: (which) => engine().menus.open(which),
    close: (which) => engine().menus.close(which),
    toggle: (which) => engine().menus.toggle(which),
    isOpen: async (which) => engine().menus.isOpen(which),
  },
  gesture,
  block(blocked) {
    const blocker = arbiter.blocker(blocked)
    blocker.on()
    return () => blocker.off()
  },
  push: () => settled(() => engine().navigate('/second/')),
  pop: () => settled(() => engine().back('/parity.html/')),
  hearPages: (listener) =>
    engine().transitionEvents.subscribe(({ type, path }) => {
      if (/^(will|did)-/.test(type)) listener(`${nameOf(path)} ${type}`)
    }),
  leftOnPages: () =>
    [...root().querySelectorAll<HTMLElement>('[data-stack], [data-page-slot]')]
      .map((slot) => slot.getAttribute('style') ?? '')
      .filter(Boolean)
      .join('; ') || 'nothing',
  busy: () => root().querySelector('[data-overlay], [data-menu-panel]') !== null,
}
