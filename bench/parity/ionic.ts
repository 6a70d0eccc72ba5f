import type { Engine, Kind, Piece } from './engine'

type Element = HTMLElement & {
  present(): Promise<unknown>
  dismiss(data?: unknown, role?: string): Promise<unknown>
  onDidDismiss(): Promise<{ data?: unknown; role?: string }>
}
type Controller = {
  create(options: object): Promise<Element>
  dismiss(data?: unknown, role?: string, id?: string): Promise<unknown>
  getTop(): Promise<Element | undefined>
}
type Nav = { push(name: string): Promise<unknown>; pop(): Promise<unknown> }
const engine = () =>
  (window as unknown as { ionicEngine: { controllers: Record<Kind, Controller>; nav: Nav } }).ionicEngine

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

const words = () => Object.assign(document.createElement('div'), { textContent: 'Words' })

const create = async (kind: Kind, options: Record<string, unknown> = {}): Promise<Piece> => {
  const extra =
    kind === 'modal' || kind === 'popover'
      ? { component: words(), event: new MouseEvent('click', { clientX: 90, clientY: 90 }) }
      : {}
  const element = await engine().controllers[kind].create({ buttons: [], ...extra, ...options })
  // A promise that is asked for after the dismissal never settles.
  const result = element.onDidDismiss()
  return {
    id: element.id,
    present: () => element.present(),
    dismiss: (data, role) => element.dismiss(data, role),
    result: () => result,
    hear(listener) {
      for (const [phase, name] of Object.entries(phases))
        element.addEventListener(`${prefix[kind]}${phase}`, (event) => {
          const { detail } = event as CustomEvent<{ data?: unknown; role?: string } | undefined>
          listener(name, detail)
        })
    },
    inDocument: () => element.isConnected,
  }
}

const root = () => document.getElementById('ionic') as HTMLElement
const pageEvents = ['WillEnter', 'DidEnter', 'WillLeave', 'DidLeave'] as const
const dashed = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()
const opened = ':is(ion-alert, ion-action-sheet, ion-modal, ion-popover, ion-loading):not(.overlay-hidden)'

/** Ionic's. */
export const ionic: Engine = {
  create,
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
  // What its bridge to native wrappers dispatches; the framework has to be told that there is one.
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
    [...root().querySelectorAll<HTMLElement>('.ion-page')]
      .map((page) => page.getAttribute('style') ?? '')
      .filter(Boolean)
      .join('; ') || 'nothing',
}
