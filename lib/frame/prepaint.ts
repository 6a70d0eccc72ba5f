import { dataPath } from '../catalogue/data-path'
import { appPath, BASE } from '../catalogue/href'
import { applyState } from './apply'
import { INTRO_KEY, menuAtStart } from './menu-at-start'
import { resolveState, thisDevice } from './resolve'

/*
 * Runs in <head> before anything is painted. scripts/generate.ts bundles it into prepaint.generated.ts, so that
 * what it knows about the query and the storage is the very code of the app.
 */

/** How long the frame may stay hidden while its Arabic data is on the way, in milliseconds. */
const PATIENCE = 4000

declare global {
  interface Window {
    /** The Arabic sample data on its way, started before the first paint. */
    __ar?: { path: string; promise: Promise<unknown> }
  }
}

const root = document.documentElement
const state = resolveState(thisDevice(), (message) => console.warn(message))
applyState(root, state)

const introSeen = () => {
  try {
    return localStorage.getItem(INTRO_KEY) === 'true'
  } catch {
    return false
  }
}
root.dataset.menu = menuAtStart(
  appPath(location.pathname),
  state,
  introSeen() && !/[?&]intro=1/.test(location.search),
)

if (appPath(location.pathname) === '/') {
  history.replaceState(history.state, '', `${BASE}/home/${location.search}${location.hash}`)
}

if (state.lang === 'ar') {
  const path = dataPath(appPath(location.pathname).slice(1, -1))
  const show = () => root.removeAttribute('data-ar-pending')
  const promise = fetch(`${BASE}/data/ar/${path}.json`).then((answer) => {
    if (!answer.ok)
      throw new Error(`Patternbook: ${answer.url} answered ${answer.status}. English is shown instead.`)
    return answer.json()
  })
  root.setAttribute('data-ar-pending', '')
  promise.catch(show)
  setTimeout(show, PATIENCE)
  window.__ar = { path, promise }
}
