import { createListeners } from '@/lib/listeners'
import { storage } from '@/lib/storage'
import { addAccentStylesheet } from './accent-stylesheet'
import { applyState } from './apply-state'
import { applyCustomAccent } from './custom-accent'
import { loadFailureReporter } from './load-failure-reporter'
import { writeQuery } from './query'
import { RTL_KEY, readInitialStateInputs, resolveState, SETTINGS_KEY } from './resolve-state'
import { DEFAULTS, type FrameState, generationOf } from './state'

export { frameQuery } from './query'
export { ACCENTS, DEFAULTS, type Dir, type FrameState, type Lang, type Mode, type Theme } from './state'

const { subscribe, emit } = createListeners()
let state: FrameState | undefined
/** The state that will be shown when its style sheets have loaded. */
let pendingState: FrameState | undefined

/** Returns the stored settings, or an empty object if there are none or the stored value is invalid. */
const readStoredSettings = (): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(storage().getSync(SETTINGS_KEY) ?? '{}')
    return typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

const storeSettings = (patch: Partial<FrameState>): void => {
  if (patch.dir) void storage().set(RTL_KEY, String(patch.dir === 'rtl'))
  const settings = readStoredSettings()
  for (const key of ['mode', 'ios', 'md', 'theme', 'accent', 'lang'] as const)
    if (patch[key]) settings[key] = patch[key]
  // If only the direction is set, the language follows it, so a language that was stored before is removed.
  if (patch.dir && !patch.lang) delete settings.lang
  void storage().set(SETTINGS_KEY, JSON.stringify(settings))
}

const showState = (newState: FrameState): void => {
  const isDark =
    newState.theme === 'dark' || (newState.theme === 'system' && readInitialStateInputs().prefersDark)
  pendingState = undefined
  state = { ...newState, resolvedTheme: isDark ? 'dark' : 'light' }
  applyState(document.documentElement, state)
  addAccentStylesheet(document.documentElement)
  applyCustomAccent(document.documentElement, state)
  emit()
}

/**
 * Shows a state when the style sheets of its generation have loaded. The code that loads them is fetched when another
 * generation is selected.
 */
const showAfterSheetsLoad = (newState: FrameState): void => {
  const { generation, generationSheets } = document.documentElement.dataset
  const requestedGeneration = generationOf(newState)
  if (requestedGeneration === generation || !generationSheets) {
    showState(newState)
    return
  }
  pendingState = newState
  import('./generation-stylesheets')
    .then(({ loadGenerationStylesheets }) => loadGenerationStylesheets(requestedGeneration))
    // The user may have changed another setting meanwhile.
    .then(() => pendingState === newState && showState(newState))
    .catch((error: Error) => {
      if (pendingState !== newState) return
      pendingState = undefined
      const { mode, ios, md } = newState
      loadFailureReporter.report(() => showPatch({ mode, ios, md }))
      console.error(`Patternbook: the look could not be changed (${error.message}).`)
    })
}

const showPatch = (patch: Partial<FrameState>): void => {
  const newState = { ...(pendingState ?? frame.get()), ...patch }
  if (patch.dir && !patch.lang) newState.lang = patch.dir === 'rtl' ? 'ar' : 'en'
  showAfterSheetsLoad(newState)
}

/** The state of the document's frame. On the server, it is always the default. */
export const frame = {
  /** Returns the current state. */
  get(): FrameState {
    if (typeof window === 'undefined') return DEFAULTS
    // No `warn` function, because the pre-paint script has already warned about invalid values.
    state ??= resolveState(readInitialStateInputs())
    return state
  },
  /**
   * Changes the state, for example when the user changes a setting. Stores a new direction, platform, generation, theme, accent,
   * or language. Writes the changed fields to the URL if the URL contains their parameters, and shows the new state when its
   * style sheets have loaded.
   * @param patch the fields to change
   */
  set(patch: Partial<FrameState>): void {
    showPatch(patch)
    storeSettings(patch)
    const urlPatch = patch.dir && !patch.lang ? { ...patch, lang: (pendingState ?? frame.get()).lang } : patch
    const search = writeQuery(location.search, urlPatch)
    if (search !== location.search)
      history.replaceState(history.state, '', location.pathname + search + location.hash)
  },
  /**
   * Applies the query of a new URL after the user has followed a link or gone back or forward. Fields without a parameter get
   * their value from the stored settings, the device, or the defaults. Stores nothing.
   */
  applyQuery(search: string): void {
    const readStored = (key: string) => storage().getSync(key as typeof SETTINGS_KEY)
    const newState = resolveState({ ...readInitialStateInputs(), search, readStored })
    if (JSON.stringify(newState) !== JSON.stringify(pendingState ?? frame.get()))
      showAfterSheetsLoad(newState)
  },
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe,
}

if (typeof window !== 'undefined') {
  applyCustomAccent(document.documentElement, frame.get())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (frame.get().theme === 'system') showPatch({})
  })
}
