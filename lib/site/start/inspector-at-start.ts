/** Storage key of the inspector next to the preview: `open` or `closed`. */
export const INSPECTOR_KEY = 'patternbook:inspector'

/**
 * Matches windows with room for the inspector next to the preview; in other windows, the inspector covers the preview. The same
 * condition as in inspector.css.
 */
export const BESIDE_QUERY = '(width >= 1280px)'

/**
 * Whether the inspector is open at start: next to the preview, unless it was closed there. If it would cover the screen, it is
 * closed.
 * @param beside whether the window has room for it next to the preview
 * @param kept the stored setting
 */
export const inspectorAtStart = (beside: boolean, kept: string | null): 'open' | 'closed' =>
  beside && kept !== 'closed' ? 'open' : 'closed'
