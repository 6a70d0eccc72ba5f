import type { FrameState } from '../../frame/state'

/** Storage key for whether the introduction has been seen. The value is `true` after the user has closed it once. */
export const INTRO_SEEN_STORAGE_KEY = 'SHOW_START_WIZARD'

/**
 * Returns the state of the side menu when the page starts, in windows where the menu is a drawer. It is open on the home page,
 * but not while the introduction is shown there, which opens the menu when it ends. On other pages, the menu is closed, because
 * the visitor wants to see the page. The `menu` query parameter overrides this. Embeds have no menu.
 * @param path app path
 * @param state the state of the frame
 * @param isIntroSeen whether the introduction has been seen on this device, and the URL does not request it again
 */
export const initialMenuState = (
  path: string,
  state: FrameState,
  isIntroSeen: boolean,
): 'open' | 'closed' => {
  if (state.embed) return 'closed'
  return state.menu ?? ((path === '/' || path === '/home/') && isIntroSeen ? 'open' : 'closed')
}
