/** Storage key of the state of the inspector next to the preview. The value is `open` or `closed`. */
export const INSPECTOR_STORAGE_KEY = 'patternbook:inspector'

/**
 * Media query for windows with room for the inspector next to the preview. In other windows, the inspector covers other content.
 * inspector.css uses the same condition.
 */
export const INSPECTOR_BESIDE_QUERY = '(width >= 1280px)'

/**
 * Returns the state of the inspector when the page starts: open if there is room next to the preview, unless the user has closed
 * the inspector there; closed if the inspector would cover other content.
 * @param hasRoom whether the window has room for the inspector next to the preview
 * @param storedState the stored state, or `null`
 */
export const initialInspectorState = (hasRoom: boolean, storedState: string | null): 'open' | 'closed' =>
  hasRoom && storedState !== 'closed' ? 'open' : 'closed'
