import { applyState } from '@/lib/frame/apply-state'
import { DEFAULTS, type FrameState } from '@/lib/frame/state'
import { createListeners } from '@/lib/listeners'
import { engineConfig, onConfigure } from '@/lib/navigation/configure'
import { directionOf, langOf, themeOf, watchLook } from './app-look'

export {
  ACCENTS,
  DEFAULTS,
  type Dir,
  type FrameState,
  type Lang,
  type Mode,
  type Theme,
} from '@/lib/frame/state'

/**
 * The look of the screens of an app. By default, the platform is that of the device, the direction and the theme are those of the
 * app around the frame, and the language is that of {@link configure} or, if none is configured, of the nearest `lang` attribute.
 * All other values have fixed defaults ({@link DEFAULTS}).
 */
export type Look = Partial<Omit<FrameState, 'resolvedTheme' | 'menu' | 'edge' | 'full' | 'embed' | 'gallery'>>

const { subscribe, emit } = createListeners()
/** Elements to which the look is written, each with a function that stops watching its ancestors. */
const syncedElements = new Map<HTMLElement, () => void>()
let look: Look = {}
let state: FrameState | undefined

/** Returns whether the device is an iPhone, iPod, or iPad. An iPad may report itself as a Mac with a touch screen. */
const isIosDevice = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1)

/** Returns the element from which unset values are read: the parent element or, if there is none, the root element. */
const parentOf = (element: HTMLElement | undefined): Element =>
  element?.parentElement ?? document.documentElement

const resolveState = (): FrameState => {
  const elements = [...syncedElements.keys()]
  // The overlay host is a child of the body, which may not have the look of the element that contains the screens.
  const parent = parentOf(elements.find(({ dataset }) => dataset.overlayHost === undefined) ?? elements[0])
  const theme = look.theme ?? themeOf(parent)
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return {
    ...DEFAULTS,
    mode: isIosDevice() ? 'ios' : 'md',
    dir: directionOf(parent),
    ...look,
    lang: look.lang ?? engineConfig.lang ?? langOf(parent),
    theme,
    resolvedTheme: isDark ? 'dark' : 'light',
  }
}

const writeAttributes = (element: HTMLElement, nextState: FrameState): void => {
  applyState(element, nextState)
  element.lang = nextState.lang
}

const update = (): void => {
  const next = resolveState()
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  for (const element of syncedElements.keys()) writeAttributes(element, next)
  emit()
}

if (typeof window !== 'undefined') onConfigure(update)

/** The look of the screens of the app. There is one look per document; on the server, it is the default. */
export const frame = {
  /** Returns the current state; on the server, the default state. */
  get(): FrameState {
    if (typeof window === 'undefined') return DEFAULTS
    state ??= resolveState()
    return state
  },
  /**
   * Changes part of the look. Nothing is stored.
   * @param patch the values to change; `undefined` restores the default of a value
   */
  set(patch: Look): void {
    look = { ...look, ...patch }
    for (const key of Object.keys(look) as (keyof Look)[]) if (look[key] === undefined) delete look[key]
    update()
  },
  /** Calls a listener after every change, and returns a function that removes the listener. */
  subscribe,
}

/**
 * Writes the look to an element as attributes and CSS variables, and keeps them up to date.
 * @returns a function that stops the updates
 */
export const syncLook = (element: HTMLElement): (() => void) => {
  syncedElements.set(element, watchLook(parentOf(element), update))
  state = resolveState()
  writeAttributes(element, state)
  emit()
  return () => {
    syncedElements.get(element)?.()
    syncedElements.delete(element)
  }
}
