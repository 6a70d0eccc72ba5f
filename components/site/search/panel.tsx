import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'
import { BACK_OVERLAY, backHandlers } from '@/lib/back'

/** Back priority above every overlay of a screen. */
const BACK_PRIORITY = BACK_OVERLAY + 10

type PanelProps = {
  /** Accessible name of the dialog. */
  label: string
  className: string
  onClose: () => void
  /** Called for the search shortcut. Default: closes the dialog, because the search is already open. */
  onSearch?: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * A dialog of the shell, based on the native element: the page is inert, and the focus returns on close. Escape, a press
 * outside, and Back close it.
 */
export function Panel({ label, className, onClose, onSearch = onClose, onKeyDown, children }: PanelProps) {
  const box = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const dialog = box.current!
    const release = backHandlers.register(BACK_PRIORITY, () => close.current())
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      release()
      dialog.close()
    }
  }, [])

  // The on-screen keyboard changes the visual viewport but not the layout.
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const resize = () => {
      box.current?.style.setProperty('--se-room', `${view.height}px`)
      box.current?.style.setProperty('--se-top', `${view.offsetTop}px`)
    }
    resize()
    view.addEventListener('resize', resize)
    view.addEventListener('scroll', resize)
    return () => {
      view.removeEventListener('resize', resize)
      view.removeEventListener('scroll', resize)
    }
  }, [])

  return (
    <dialog
      ref={box}
      aria-label={label}
      className={`se-panel ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        // Prevents the browser's own shortcut.
        if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
          event.preventDefault()
          onSearch()
        } else onKeyDown?.(event)
      }}
    >
      {children}
    </dialog>
  )
}
