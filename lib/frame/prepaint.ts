import { applyState } from './apply'
import { resolveState, thisDevice } from './resolve'

/*
 * Runs in <head> of every page before anything is painted. scripts/generate.ts bundles it into prepaint.generated.ts,
 * so that what it knows about the query and the storage is the very code of the app.
 */

applyState(
  document.documentElement,
  resolveState(thisDevice(), (message) => console.warn(message)),
)
