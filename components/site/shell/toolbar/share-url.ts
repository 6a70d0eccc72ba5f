import { DEFAULTS, type FrameState } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/**
 * Returns the part of the frame's state that reproduces the screen: platform, generation, direction, theme,
 * accent, and the other values that differ from their defaults.
 */
export const shareableState = (state: FrameState): Partial<FrameState> => ({
  mode: state.mode,
  ...(state.mode === 'ios' ? { ios: state.ios } : { md: state.md }),
  dir: state.dir,
  theme: state.resolvedTheme,
  accent: state.accent,
  ...(state.lang !== (state.dir === 'rtl' ? 'ar' : 'en') && { lang: state.lang }),
  ...(state.text !== DEFAULTS.text && { text: state.text }),
  ...(state.motion !== DEFAULTS.motion && { motion: state.motion }),
  ...(state.state && { state: state.state }),
  ...(state.edge && { edge: true }),
  ...(state.gallery && { gallery: state.gallery }),
})

/**
 * Returns the URL that reproduces the screen.
 * @param pageUrl origin and path of the page, without a query
 */
export const shareUrl = (pageUrl: string, state: FrameState): string =>
  pageUrl + writeQuery('', shareableState(state), false)

/** Returns the query that shows the current page in its current state in full screen. */
export const fullScreenQuery = (state: FrameState): string =>
  writeQuery('', { ...shareableState(state), full: true }, false)
