'use client'
import { type MouseEvent, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { DEFAULTS } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { ShellIcon } from '../icons/shell-icon'
import { fullScreenQuery } from '../toolbar/share-url'
import { setFullScreen } from './set-full-screen'

/** Link that shows the screen alone in the window. It is a real link, so that users can open it in a new tab. */
export function EnterFullScreenLink() {
  const state = useFrame()
  const enter = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setFullScreen(true)
  }
  return (
    <a
      // While hydrating, the state is DEFAULTS, as on the server.
      href={state === DEFAULTS ? '?full=1' : fullScreenQuery(state)}
      className="sh-toolbar-button"
      data-tooltip="Full screen"
      data-tooltip-end=""
      aria-label="Open full screen"
      onClick={enter}
    >
      <ShellIcon name="maximize" />
    </a>
  )
}

/**
 * Exits full screen with Escape or with a small button, which CSS shows in windows at least 1024 px wide. The button is outside
 * of the toolbar, because the toolbar is hidden in full screen.
 */
export function ExitFullScreenButton() {
  const { full, embed } = useFrame()
  const isFullScreen = full && !embed

  useEffect(() => {
    if (!isFullScreen) return
    const onKey = (event: KeyboardEvent) => {
      // An open overlay or menu handles Escape first and prevents the default.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) setFullScreen(false)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isFullScreen])

  if (!isFullScreen) return null
  return createPortal(
    <button
      type="button"
      className="sh-exit-full-screen"
      data-tooltip="Exit full screen"
      data-tooltip-end=""
      aria-label="Exit full screen"
      onClick={() => setFullScreen(false)}
    >
      <ShellIcon name="minimize" />
    </button>,
    document.querySelector('.sh-preview')!,
  )
}
