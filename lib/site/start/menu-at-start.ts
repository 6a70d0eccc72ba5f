import type { FrameState } from '../../frame/state'

/** Storage key of the introduction: `true` once it has been finished. */
export const INTRO_KEY = 'SHOW_START_WIZARD'

/**
 * Whether the side menu is open at start, where it is a drawer: on the home page, but not over the introduction, which
 * opens the menu when it is finished. The menu is closed on every other page, because the URL requests that page.
 * @param path app path
 * @param introSeen whether the introduction has been finished on this device
 */
export const menuAtStart = (path: string, state: FrameState, introSeen: boolean): 'open' | 'closed' => {
  if (state.embed) return 'closed'
  return state.menu ?? ((path === '/' || path === '/home/') && introSeen ? 'open' : 'closed')
}
