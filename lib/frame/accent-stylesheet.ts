import { DEFAULTS } from './state'

/**
 * Returns the URL of the style sheet with the tokens of all accents other than the default one, and removes the URL from the root
 * element, where the build writes it (scripts/export/split-styles.ts). With the default accent, does nothing.
 * @param root the document element
 * @returns undefined with the default accent, or if the sheet has been requested already or is part of the page's own sheet (in
 * development)
 */
export const takeAccentStylesheetUrl = (root: HTMLElement): string | undefined => {
  const { accent, accentSheet } = root.dataset
  if (accent === DEFAULTS.accent) return undefined
  delete root.dataset.accentSheet
  return accentSheet
}

/** Loads the sheet of {@link takeAccentStylesheetUrl} if the page needs it. After a failure, the next call tries again. */
export const addAccentStylesheet = (root: HTMLElement): void => {
  const url = takeAccentStylesheetUrl(root)
  if (!url) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  link.onerror = () => {
    link.remove()
    root.dataset.accentSheet = url
  }
  document.head.append(link)
}
