import { applyState } from '@/lib/frame/apply'
import { applyCustomAccent } from '@/lib/frame/custom-accent'
import { DEFAULTS, type FrameState } from '@/lib/frame/state'

export { travelling } from '@/lib/frame/query'
export { ACCENTS, DEFAULTS, type FrameState } from '@/lib/frame/state'

/** How an app wants its screens to look; what is left out is as the device is. */
export type Look = Partial<Omit<FrameState, 'resolvedTheme' | 'menu' | 'full' | 'embed' | 'gallery'>>

const listeners = new Set<() => void>()
const elements = new Set<HTMLElement>()
let state: FrameState | undefined

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** iPhone, iPod, and iPads, which call themselves Macs but have a touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1)

const resolved = (wanted: FrameState): FrameState => {
  const dark = wanted.theme === 'dark' || (wanted.theme === 'system' && prefersDark().matches)
  return { ...wanted, resolvedTheme: dark ? 'dark' : 'light' }
}

const write = (element: HTMLElement, to: FrameState): void => {
  applyState(element, to)
  element.lang = to.lang
  void applyCustomAccent(element, to)
}

const become = (next: FrameState): void => {
  if (JSON.stringify(next) === JSON.stringify(frame.get())) return
  state = next
  for (const element of elements) write(element, next)
  for (const listener of listeners) listener()
}

/** How the screens of the app are shown. On the server it is always the default. */
export const frame = {
  /** The state now. */
  get(): FrameState {
    if (typeof window === 'undefined') return DEFAULTS
    state ??= resolved({ ...DEFAULTS, mode: isIos() ? 'ios' : 'md' })
    return state
  },
  /**
   * Changes some of it. Nothing is stored; that is the app's business.
   * @param patch the keys to change
   */
  set(patch: Partial<FrameState>): void {
    const next = { ...frame.get(), ...patch }
    if (patch.dir && !patch.lang) next.lang = patch.dir === 'rtl' ? 'ar' : 'en'
    become(resolved(next))
  },
  /** Calls back after every change; returns the way to stop that. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Lets an element carry the look, as attributes that CSS reads; PatternFrame calls it.
 * @returns the way to let go of it
 */
export const hold = (element: HTMLElement): (() => void) => {
  const follow = () => {
    if (frame.get().theme === 'system') become(resolved(frame.get()))
  }
  elements.add(element)
  write(element, frame.get())
  prefersDark().addEventListener('change', follow)
  return () => {
    elements.delete(element)
    prefersDark().removeEventListener('change', follow)
  }
}
