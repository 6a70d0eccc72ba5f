import { ARABIC_TIMEOUT_MS } from '../../data/arabic-timeout'
import { readInitialStateInputs, resolveState } from '../../frame/resolve-state'
import { appPath, BASE_PATH, DATA_BASE } from '../../navigation/href'
import { dataPath } from '../catalog/data-path'
import { firstTabPath } from '../catalog/first-tab'
import { replayEarlyInput } from './early-input'
import { reloadOnEarlyTraversal } from './early-traversal'
import {
  INSPECTOR_BESIDE_QUERY,
  INSPECTOR_STORAGE_KEY,
  initialInspectorState,
} from './initial-inspector-state'
import { INTRO_SEEN_STORAGE_KEY, initialMenuState } from './initial-menu-state'
import { syncSettingControls } from './sync-setting-controls'

/*
 * Runs at the top of <body> on pages with a screen, before their content is painted. Corrects the URL of the empty path and of
 * tab bars; sets the state of the front page, the side menu, the inspector, and the controls on the settings page; records early
 * input, which is repeated after hydration; reloads the page if the visitor goes back or forward before hydration; and requests
 * Arabic data if the language is Arabic. scripts/generate.ts bundles this file into prepaint.generated.ts, as
 * it does with prepaint.ts.
 */

const root = document.documentElement
const state = resolveState(readInitialStateInputs())
const requestedPath = appPath(location.pathname)
const path = firstTabPath(requestedPath)

const readStoredValue = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const isIntroRequested = /[?&]intro=1/.test(location.search)
const isIntroSeen = readStoredValue(INTRO_SEEN_STORAGE_KEY) === 'true' && !isIntroRequested
// In wide windows, the front page covers the preview, so a URL that requests the introduction closes the front page.
root.toggleAttribute('data-front-closed', isIntroRequested)
root.dataset.menu = initialMenuState(path, state, isIntroSeen)
root.dataset.inspector = initialInspectorState(
  Boolean(window.matchMedia?.(INSPECTOR_BESIDE_QUERY).matches),
  readStoredValue(INSPECTOR_STORAGE_KEY),
)

// The empty path shows the home page, and the path of a tab bar shows its first tab.
const shownPath = path === '/' ? '/home/' : path
if (shownPath !== requestedPath)
  history.replaceState(history.state, '', BASE_PATH + shownPath + location.search + location.hash)

// A picture that fails before hydration shows its background, not the browser's icon for broken images.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute('data-failed', true),
  true,
)

// Records the tab of the inspector that the user presses before hydration. The inspector then starts with this tab.
addEventListener(
  'click',
  ({ target }) => {
    window.__inspectorTabElementId =
      (target as Element).closest('.inspector-tabs [role=tab]')?.id ?? window.__inspectorTabElementId
  },
  true,
)

replayEarlyInput(root)
reloadOnEarlyTraversal(root)

if (shownPath === '/settings/') {
  // Runs while the parser adds the controls, before they are painted.
  const controlsObserver = new MutationObserver(() => syncSettingControls(document, state))
  controlsObserver.observe(document.body, { childList: true, subtree: true })
  const stop = () => controlsObserver.disconnect()
  for (const endEventType of ['DOMContentLoaded', 'input'])
    document.addEventListener(endEventType, stop, { once: true })
}

if (state.lang === 'ar') {
  const sampleDataPath = dataPath(path.slice(1, -1), state.gallery)
  const showContent = () => root.removeAttribute('data-arabic-pending')
  const promise = fetch(`${DATA_BASE}/data/ar/${sampleDataPath}.json`).then((response) => {
    if (!response.ok) throw new Error(`the server returned ${response.status}`)
    return response.json()
  })
  root.setAttribute('data-arabic-pending', '')
  promise.catch(showContent)
  setTimeout(showContent, ARABIC_TIMEOUT_MS)
  window.__arabicRequest = { path: sampleDataPath, promise }
}
