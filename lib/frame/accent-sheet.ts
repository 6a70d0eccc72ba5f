import { DEFAULTS } from './state'

/**
 * Takes the address of the style sheet with the tokens of all accents but the default one from the root element, where
 * the build writes it (scripts/export/split-styles.ts), if the accent that is shown needs it.
 * @param root the document element
 * @returns undefined where the sheet is not needed, is there already, or is part of the page's own (in development)
 */
export const takeAccentSheet = (root: HTMLElement): string | undefined => {
  const { accent, accentSheet } = root.dataset
  if (accent === DEFAULTS.accent) return undefined
  delete root.dataset.accentSheet
  return accentSheet
}

/** Loads that sheet for an accent that is chosen while the page is open. Where it does not come, the next choice tries again. */
export const addAccentSheet = (root: HTMLElement): void => {
  const address = takeAccentSheet(root)
  if (!address) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.onerror = () => {
    link.remove()
    root.dataset.accentSheet = address
  }
  document.head.append(link)
}
