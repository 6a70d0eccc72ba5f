import type { BackLadder } from '@/lib/back'
import type { OverlayHandle, Overlays } from '@/lib/overlay/types'
import type { transitionEvents } from '@/lib/transition/events'
import type { back, navigate } from '@/lib/transition/navigate'
import type { Engine, Kind, Piece } from './engine'

type Ours = {
  backLadder: BackLadder
  navigate: typeof navigate
  back: typeof back
  transitionEvents: typeof transitionEvents
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

const create = async (kind: Kind, options: Record<string, unknown> = {}): Promise<Piece> => {
  const id = String(options.id ?? `piece-${++count}`)
  const listeners: Parameters<Piece['hear']>[0][] = []
  let handle: OverlayHandle | undefined
  return {
    id,
    // Presenting is opening: there is nothing before it.
    present() {
      if (!handle) {
        handle = opens[kind]({ buttons: [], ...options, id } as never)
        for (const name of names)
          handle.on(name, (detail) => {
            for (const listener of listeners) listener(name, detail)
          })
      }
      return handle.presented
    },
    dismiss: async (data, role) => handle?.dismiss(data, role) ?? false,
    result: async () => (handle ? await handle : {}),
    hear: (listener) => void listeners.push(listener),
    inDocument: () => document.getElementById(id) !== null,
  }
}

const root = () => document.getElementById('ours') as HTMLElement
const nameOf = (path: string) => (path === '/second/' ? 'second' : 'first')
/** Resolves when the pages stand still. */
const settled = (start: () => Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const stop = engine().transitionEvents.subscribe(({ type }) => {
      if (type !== 'end') return
      stop()
      resolve()
    })
    void start()
  })

/** Ours. */
export const ours: Engine = {
  create,
  dismiss: (kind, data, role, id) => overlays().dismiss(data, role, { type: kind, id }),
  top: async (kind) => overlays().getTop(kind)?.id,
  backdrop: () => root().querySelector<HTMLElement>('[data-overlay]:not([inert]) [data-backdrop]')?.click(),
  press(text) {
    const buttons = root().querySelectorAll<HTMLElement>('[data-overlay] button, [data-overlay] [role=radio]')
    ;[...buttons].find((button) => button.textContent?.trim() === text)?.click()
  },
  back: () => engine().backLadder.request('back'),
  toasts: () =>
    [...root().querySelectorAll('[data-overlay=toast]')].map((toast) => toast.getBoundingClientRect()),
  push: () => settled(() => engine().navigate('/second/')),
  pop: () => settled(() => engine().back('/parity.html/')),
  hearPages: (listener) =>
    engine().transitionEvents.subscribe(({ type, path }) => {
      if (/^(will|did)-/.test(type)) listener(`${nameOf(path)} ${type}`)
    }),
  leftOnPages: () =>
    [...root().querySelectorAll<HTMLElement>('[data-page-slot]')]
      .map((slot) => slot.getAttribute('style') ?? '')
      .filter(Boolean)
      .join('; ') || 'nothing',
}
