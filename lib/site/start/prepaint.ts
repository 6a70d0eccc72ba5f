import { takeAccentStylesheetUrl } from '../../frame/accent-stylesheet'
import { applyState } from '../../frame/apply-state'
import { initialGenerationStylesheetUrls } from '../../frame/generation-stylesheets'
import { readInitialStateInputs, resolveState } from '../../frame/resolve-state'
import { retryStyleSheets } from './retry-style-sheets'

/*
 * Runs in the <head> of every page before anything is painted. Writes the state of the frame to <html>, and adds the style sheets
 * that this state needs. scripts/generate.ts bundles this file into prepaint.generated.ts, so that it reads the query string and
 * the storage with the same code as the rest of the site.
 */

retryStyleSheets()

applyState(
  document.documentElement,
  resolveState(readInitialStateInputs(), (message) => console.warn(message)),
)

// `document.write` lets the parser insert the links, so that the first paint waits for these style sheets, as for all others.
const root = document.documentElement
for (const sheetUrl of [...initialGenerationStylesheetUrls(root), takeAccentStylesheetUrl(root)])
  if (sheetUrl) document.write(`<link rel="stylesheet" href="${sheetUrl}">`)
