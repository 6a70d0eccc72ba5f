/** Storage key of whether the inspector stands beside the stage: `open` or `closed`. */
export const INSPECTOR_KEY = 'patternbook:inspector'

/** Windows with room for the inspector beside the stage; in others it lies over it. The same condition as in inspector.css. */
export const BESIDE_QUERY = '(width >= 1280px)'

/**
 * Whether the inspector is open at start: beside the stage, unless it was closed there. Where it would cover something
 * it waits to be asked for.
 * @param beside whether the window has room for it beside the stage
 * @param kept what was chosen before on this device
 */
export const inspectorAtStart = (beside: boolean, kept: string | null): 'open' | 'closed' =>
  beside && kept !== 'closed' ? 'open' : 'closed'
