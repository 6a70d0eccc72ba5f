import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'
import { backHandlers, OVERLAY_BACK_PRIORITY } from '@/lib/back'
import { normalizeKey } from './normalize-key'

/** Priority of the back handler: above every overlay of a screen, and above the inspector. */
const BACK_PRIORITY = OVERLAY_BACK_PRIORITY + 10

type ShellDialogProps = {
  /** Accessible name of the dialog. */
  label: string
  className: string
  onClose: () => void
  /** Called when the user presses Ctrl+K or Command+K. Default: `onClose`, so that the keys close the search dialog. */
  onSearch?: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * A modal dialog of the shell, based on `<dialog>`, which makes the page inert and restores focus when it closes. Escape, a press
 * outside of the dialog, and Back close it.
 */
export function ShellDialog({
  label,
  className,
  onClose,
  onSearch = onClose,
  onKeyDown,
  children,
}: ShellDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const hasPressStartedOutside = useRef(true)
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose

  useLayoutEffect(() => {
    const dialog = dialogRef.current!
    const unregister = backHandlers.register(BACK_PRIORITY, () => latestOnClose.current())
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    return () => {
      unregister()
      dialog.close()
    }
  }, [])

  // In Safari, the on-screen keyboard makes only the visual viewport smaller, whose size is not available in CSS.
  useLayoutEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const updateSize = () => {
      dialogRef.current?.style.setProperty('--shell-dialog-available-height', `${viewport.height}px`)
      dialogRef.current?.style.setProperty('--shell-dialog-top', `${viewport.offsetTop}px`)
    }
    updateSize()
    viewport.addEventListener('resize', updateSize)
    viewport.addEventListener('scroll', updateSize)
    return () => {
      viewport.removeEventListener('resize', updateSize)
      viewport.removeEventListener('scroll', updateSize)
    }
  }, [])

  return (
    <dialog
      ref={dialogRef}
      aria-label={label}
      className={`shell-dialog ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        hasPressStartedOutside.current = event.target === event.currentTarget
      }}
      // A press that starts inside, such as one that selects text, does not close the dialog.
      onClick={(event) => event.target === event.currentTarget && hasPressStartedOutside.current && onClose()}
      onKeyDown={(event) => {
        // Prevents the browser's own shortcut for Ctrl+K or Command+K.
        if ((event.metaKey || event.ctrlKey) && normalizeKey(event.nativeEvent).toLowerCase() === 'k') {
          event.preventDefault()
          onSearch()
        } else onKeyDown?.(event)
      }}
    >
      {children}
    </dialog>
  )
}
