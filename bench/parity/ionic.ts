import type { Engine, EventDetail, GestureScenario, Kind, Menu, Modal, Piece } from './engine'
import * as gestures from './ionic-gesture.js'
import { distance, page, words } from './kit'

type OverlayElement = HTMLElement & {
  present(): Promise<unknown>
  dismiss(data?: unknown, role?: string): Promise<unknown>
  onDidDismiss(): Promise<EventDetail>
}
type ModalElement = OverlayElement & {
  getCurrentBreakpoint(): Promise<number | undefined>
  setCurrentBreakpoint(to: number): Promise<unknown>
}
type MenuElement = HTMLElement & {
  disabled: boolean
  open(): Promise<unknown>
  close(animated?: boolean, role?: string): Promise<unknown>
  toggle(): Promise<unknown>
  isOpen(): Promise<boolean>
  componentOnReady?(): Promise<unknown>
}
type Controller = {
  create(options: object): Promise<OverlayElement>
  dismiss(data?: unknown, role?: string, id?: string): Promise<unknown>
  getTop(): Promise<OverlayElement | undefined>
}
type MenuController = {
  open(which?: string): Promise<unknown>
  close(which?: string): Promise<unknown>
  toggle(which?: string): Promise<unknown>
  isOpen(which?: string): Promise<boolean>
}
type Nav = HTMLElement & { push(name: string): Promise<unknown>; pop(): Promise<unknown> }
type IonicEngine = { controllers: Record<Kind, Controller>; nav: Nav; menuController: MenuController }
const engine = () => (window as unknown as { ionicEngine: IonicEngine }).ionicEngine

type Pan = { deltaX: number; deltaY: number; velocityX: number }
const { createGesture, GESTURE_CONTROLLER } = gestures as unknown as {
  createGesture(config: object): { enable(on: boolean): void; destroy(): void }
  GESTURE_CONTROLLER: {
    createBlocker(options: { disable: readonly string[] }): { block(): void; unblock(): void }
  }
}

const prefix: Record<Kind, string> = {
  alert: 'ionAlert',
  'action-sheet': 'ionActionSheet',
  toast: 'ionToast',
  modal: 'ionModal',
  popover: 'ionPopover',
  loading: 'ionLoading',
}
const phases = {
  WillPresent: 'will-present',
  DidPresent: 'did-present',
  WillDismiss: 'will-dismiss',
  DidDismiss: 'did-dismiss',
}
const moves = {
  ionBreakpointDidChange: 'breakpoint',
  ionDragStart: 'drag-start',
  ionDragMove: 'drag-move',
  ionDragEnd: 'drag-end',
}

/** Wraps an overlay element in the common interface. */
const pieceOf = (kind: Kind, element: OverlayElement, inDocument = () => element.isConnected): Piece => {
  // A promise that is requested after the dismissal never settles.
  const result = element.onDidDismiss()
  let muted = false
  return {
    id: element.id,
    present: () => element.present(),
    dismiss: (data, role) => element.dismiss(data, role),
    result: () => result,
    hear(listener) {
      for (const [phase, name] of Object.entries(phases))
        element.addEventListener(`${prefix[kind]}${phase}`, (event) => {
          const { detail, target } = event as CustomEvent<EventDetail | undefined>
          if (target === element && !muted) listener(name, detail)
        })
    },
    inDocument,
    async clear() {
      muted = true
      // With this role, canDismiss is not called.
      if (element.isConnected) await element.dismiss(undefined, 'handler')
      element.remove()
    },
  }
}

const create = async (kind: Kind, options: Record<string, unknown> = {}): Promise<Piece> => {
  const extra =
    kind === 'modal' || kind === 'popover'
      ? { component: words(), event: new MouseEvent('click', { clientX: 90, clientY: 90 }) }
      : {}
  return pieceOf(kind, await engine().controllers[kind].create({ buttons: [], ...extra, ...options }))
}

const modal = async ({ card, ...options }: Record<string, unknown>): Promise<Modal> => {
  const { controllers, nav } = engine()
  const presentingElement = card ? ((await controllers.modal.getTop()) ?? nav) : undefined
  const element = (await controllers.modal.create({
    component: page(),
    ...(presentingElement && { presentingElement }),
    ...options,
  })) as ModalElement
  const piece = pieceOf('modal', element)
  return {
    ...piece,
    hearMoves(listener) {
      for (const [type, name] of Object.entries(moves))
        element.addEventListener(type, (event) => {
          if (event.target !== element) return
          const { detail } = event as CustomEvent<Record<string, unknown> | undefined>
          // Events of cards have no `snapBreakpoint`; the start of a drag has no detail.
          listener(name, detail ?? {})
        })
    },
    breakpoint: () => element.getCurrentBreakpoint(),
    setBreakpoint: (to) => element.setCurrentBreakpoint(to),
    box: () => element.shadowRoot?.querySelector('.modal-wrapper')?.getBoundingClientRect() ?? new DOMRect(),
  }
}

let count = 0
const listOf = (rows: readonly string[]) => {
  const list = document.createElement('ion-list')
  for (const text of rows)
    list.append(Object.assign(document.createElement('ion-item'), { textContent: text, button: true }))
  return list
}

const popovers: Engine['popovers'] = async ({ rows, nested, dismissOnSelect, anchor }) => {
  const component = document.createElement('div')
  const list = listOf(rows)
  const inner = Object.assign(document.createElement('ion-popover'), {
    dismissOnSelect,
  }) as unknown as OverlayElement
  component.append(list)
  if (nested) {
    const trigger = list.lastElementChild as HTMLElement
    trigger.id = `row-${++count}`
    inner.setAttribute('trigger', trigger.id)
    inner.append(listOf(nested))
    component.append(inner)
  }
  const point = anchor && !(anchor instanceof Element) ? anchor : undefined
  const event = new MouseEvent('click', point)
  if (anchor instanceof Element) anchor.dispatchEvent(event)
  const outer = await engine().controllers.popover.create({
    component,
    dismissOnSelect,
    ...(anchor && { event }),
    ...(point && { reference: 'event' }),
  })
  return {
    outer: pieceOf('popover', outer),
    // The nested popover is part of the markup, where it remains when it is closed.
    inner: pieceOf('popover', inner, () => inner.isConnected && !inner.classList.contains('overlay-hidden')),
  }
}

const root = () => document.getElementById('ionic') as HTMLElement
const pageEvents = ['WillEnter', 'DidEnter', 'WillLeave', 'DidLeave'] as const
const dashed = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()
const opened = ':is(ion-alert, ion-action-sheet, ion-modal, ion-popover, ion-loading):not(.overlay-hidden)'

const menu: Engine['menu'] = async ({ id, side = 'start', swipe = true }): Promise<Menu> => {
  const element = Object.assign(document.createElement('ion-menu'), {
    menuId: id,
    side,
    swipeGesture: swipe,
    contentId: 'main',
  }) as unknown as MenuElement
  element.append(listOf(['Inbox', 'Sent']))
  engine().nav.before(element)
  await element.componentOnReady?.()
  return {
    hear(listener) {
      for (const name of ['WillOpen', 'DidOpen', 'WillClose', 'DidClose'])
        element.addEventListener(`ion${name}`, (event) =>
          listener(dashed(name), (event as CustomEvent<{ role?: string } | undefined>).detail),
        )
    },
    open: () => element.open(),
    close: (role) => element.close(true, role),
    toggle: () => element.toggle(),
    isOpen: () => element.isOpen(),
    async disable(on) {
      element.disabled = on
    },
    async remove() {
      await element.close(false)
      element.remove()
    },
  }
}

const gesture: Engine['gesture'] = (element, options: GestureScenario) => {
  const { name, priority, say, canStart, onWillStart, withStart, withSpeed, ...recognition } = options
  const report = (line: string) => (detail: Pan) => say(`${line} ${distance(detail)}`)
  const instance = createGesture({
    el: element,
    gestureName: name,
    gesturePriority: priority,
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
    onEnd(detail: Pan) {
      report('end')(detail)
      if (withSpeed) say(`speed ${detail.velocityX.toFixed(1)}`)
    },
  })
  // Gestures of Ionic are disabled initially.
  instance.enable(true)
  return instance
}

/** The engine of Ionic. */
export const ionic: Engine = {
  create,
  modal,
  popovers,
  row(text) {
    const rows = [...document.querySelectorAll('ion-popover ion-item')]
    return rows.find((row) => row.textContent === text) as Element
  },
  focusedRow() {
    const row = document.activeElement?.closest('ion-item')
    return row?.textContent ?? (document.activeElement?.closest('ion-popover') ? 'the popover' : 'elsewhere')
  },
  dismiss: (kind, data, role, id) => engine().controllers[kind].dismiss(data, role, id),
  top: async (kind) => (await engine().controllers[kind].getTop())?.id,
  backdrop() {
    const host = [...document.querySelectorAll(opened)].at(-1)
    const backdrop = (host?.querySelector('ion-backdrop') ??
      host?.shadowRoot?.querySelector('ion-backdrop')) as HTMLElement | null
    backdrop?.click()
  },
  press(text) {
    const buttons = document.querySelectorAll<HTMLElement>('ion-alert button, ion-action-sheet button')
    ;[...buttons].find((button) => button.textContent?.trim() === text)?.click()
  },
  // Ionic listens for the hardware button itself only in a native app, so the event that it then dispatches is dispatched here.
  async back() {
    const handlers: { priority: number; handler: (next: () => void) => unknown }[] = []
    const register = (priority: number, handler: (next: () => void) => unknown) =>
      void handlers.push({ priority, handler })
    document.dispatchEvent(new CustomEvent('ionBackButton', { detail: { register } }))
    const [first] = handlers.sort((a, b) => b.priority - a.priority)
    void first?.handler(() => undefined)
    return first !== undefined
  },
  toasts: () =>
    [...document.querySelectorAll('ion-toast')].flatMap((toast) => {
      const wrapper = toast.shadowRoot?.querySelector('.toast-wrapper')
      return wrapper ? [wrapper.getBoundingClientRect()] : []
    }),
  menu,
  menus: {
    open: (which) => engine().menuController.open(which),
    close: (which) => engine().menuController.close(which),
    toggle: (which) => engine().menuController.toggle(which),
    isOpen: (which) => engine().menuController.isOpen(which),
  },
  gesture,
  block(names) {
    const blocker = GESTURE_CONTROLLER.createBlocker({ disable: names })
    blocker.block()
    return () => blocker.unblock()
  },
  push: () => engine().nav.push('page-second'),
  pop: () => engine().nav.pop(),
  hearPages(listener) {
    const off = new AbortController()
    for (const name of pageEvents)
      document.addEventListener(
        `ionView${name}`,
        ({ target }) => listener(`${(target as HTMLElement).localName.replace('page-', '')} ${dashed(name)}`),
        { capture: true, signal: off.signal },
      )
    return () => off.abort()
  },
  leftOnPages: () =>
    [engine().nav, ...root().querySelectorAll<HTMLElement>('ion-nav .ion-page')]
      .map((page) => page.getAttribute('style') ?? '')
      .filter(Boolean)
      .join('; ') || 'nothing',
  busy: () => document.querySelector(`${opened}, ion-toast, ion-menu`) !== null,
}
