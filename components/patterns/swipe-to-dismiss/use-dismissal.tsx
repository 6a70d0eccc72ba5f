'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { controlLabels } from '@patternbook/engine/data/words'
import { useOverlays } from '@patternbook/engine/overlay'
import { useRef, useState } from 'react'
import { useContentLang } from '@/components/ui/content-state'
import { Bookmark } from '@/components/ui/symbols/bookmark'
import { Trash2 } from '@/components/ui/symbols/trash-2'

type DismissalTexts = {
  toasts: Record<'item' | 'delete' | 'undo' | 'keep', string>
  labels: Record<'delete' | 'keep' | 'undo' | 'actions', string>
}
type Row = { id: number; title: string }

/** Callbacks of dismissible rows. */
export type DismissalCallbacks<T> = {
  /** Called with the row that was dismissed. */
  onDismiss?: (item: T) => void
  /** Called with the row that was restored. */
  onRestore?: (item: T) => void
  /** Called with the row whose "keep" action was chosen. Default: shows a toast. */
  onKeep?: (item: T) => void
}

/** Duration of the toast with the Undo button, ms. Longer than the default of two seconds, so that there is time to undo. */
const UNDO_TOAST_DURATION_MS = 5000

/**
 * Manages rows that the user can dismiss and then restore with a button in a toast. The state is lost when the page unmounts.
 * @param items all rows in their order: a restored row returns to its position
 * @param callbacks called when a row is dismissed, restored, or kept
 * @returns `rows`: the remaining rows; `getItemProps(row)`: props of the row's SlidingItem; `restoreAll()`: restores all
 *   dismissed rows; `showToast(message, title)`: shows a toast in which the title replaces `{title}`
 */
export function useDismissal<T extends Row>(
  items: readonly T[],
  { toasts, labels }: DismissalTexts,
  { onDismiss, onRestore, onKeep }: DismissalCallbacks<T>,
) {
  const lang = useContentLang()
  const overlays = useOverlays()
  const [dismissedRows, setDismissedRows] = useState<readonly T[]>([])
  const [restoredIds, setRestoredIds] = useState<readonly number[]>([])
  const toastRef = useRef<ReturnType<typeof overlays.toast>>(undefined)

  const replaceToast = (options: Parameters<typeof overlays.toast>[0]) => {
    void toastRef.current?.dismiss()
    toastRef.current = overlays.toast(options)
  }
  const showToast = (message: string, title: string) =>
    replaceToast({ message: interpolate(message, { title }) })

  const restore = (row: T) => {
    const { id, title } = row
    setDismissedRows((rows) => rows.filter((other) => other.id !== id))
    setRestoredIds([id])
    showToast(toasts.undo, title)
    onRestore?.(row)
  }
  const dismiss = (row: T) => {
    onDismiss?.(row)
    setDismissedRows((rows) => [...rows, row])
    setRestoredIds([])
    replaceToast({
      message: interpolate(toasts.delete, { title: row.title }),
      duration: UNDO_TOAST_DURATION_MS,
      buttons: [{ text: labels.undo, handler: () => restore(row) }],
    })
  }

  return {
    rows: items.filter(({ id }) => !dismissedRows.some((row) => row.id === id)),
    getItemProps: (row: T) => ({
      label: interpolate(labels.actions, { title: row.title }),
      cancelLabel: controlLabels[lang].cancel,
      removeAction: {
        label: interpolate(labels.delete, { title: row.title }),
        icon: <Trash2 aria-hidden="true" />,
      },
      keepAction: {
        label: interpolate(labels.keep, { title: row.title }),
        icon: <Bookmark aria-hidden="true" />,
      },
      isRestored: restoredIds.includes(row.id),
      onRemove: () => dismiss(row),
      onKeep: () => (onKeep ? onKeep(row) : showToast(toasts.keep, row.title)),
    }),
    restoreAll: () => {
      // If the toast stayed open, its Undo button would restore a row again.
      void toastRef.current?.dismiss()
      setDismissedRows([])
      // The button that restores the rows disappears, so the first row receives the focus. `items` is empty if the app
      // removes dismissed rows from its data.
      setRestoredIds([...items, ...dismissedRows].slice(0, 1).map(({ id }) => id))
      for (const row of dismissedRows) onRestore?.(row)
    },
    showToast,
  }
}
