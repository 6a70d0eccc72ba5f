'use client'
import { Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { fill } from '@/lib/data/fill'
import type { SwipeToDismiss3 } from '@/lib/data/schemas'
import type { Lang } from '@/lib/data/source'
import { words } from '@/lib/data/words'
import { useOverlays } from '@/lib/overlay/react'

type Words = Pick<SwipeToDismiss3, 'toasts' | 'labels'>
type Row = { id: number; title: string }

/** Two seconds are enough to read a toast, not to change one's mind about a row, ms. */
const TIME_TO_UNDO = 5000

/**
 * Rows that can be dismissed, and brought back from the toast that says so. Nothing is stored.
 * @param items all rows, in their order: a row that comes back stands where it was
 * @param lang language of the texts
 * @returns the rows that are left; `behind(row)`, the props of its SlidingItem; `restoreAll`; `say` shows a toast
 */
export function useDismissal<T extends Row>(items: readonly T[], { toasts, labels }: Words, lang: Lang) {
  const overlays = useOverlays()
  const [gone, setGone] = useState<readonly number[]>([])
  const [back, setBack] = useState<readonly number[]>([])
  const last = useRef<ReturnType<typeof overlays.toast>>(undefined)

  const show = (options: Parameters<typeof overlays.toast>[0]) => {
    void last.current?.dismiss()
    last.current = overlays.toast(options)
  }
  const say = (sentence: string, title: string) => show({ message: fill(sentence, { title }) })

  const restore = ({ id, title }: Row) => {
    setGone((ids) => ids.filter((other) => other !== id))
    setBack([id])
    say(toasts.undo, title)
  }
  const remove = (row: Row) => {
    setGone((ids) => [...ids, row.id])
    setBack([])
    show({
      message: fill(toasts.delete, { title: row.title }),
      duration: TIME_TO_UNDO,
      buttons: [{ text: labels.undo, handler: () => restore(row) }],
    })
  }

  return {
    rows: items.filter(({ id }) => !gone.includes(id)),
    behind: (row: Row) => ({
      label: fill(labels.actions, { title: row.title }),
      cancel: words[lang].cancel,
      remove: { label: fill(labels.delete, { title: row.title }), icon: <Trash2 aria-hidden="true" /> },
      keep: {
        label: fill(labels.keep, { title: row.title }),
        icon: <Undo2 aria-hidden="true" className="flip" />,
      },
      restored: back.includes(row.id),
      onRemove: () => remove(row),
      onKeep: () => say(toasts.keep, row.title),
    }),
    restoreAll: () => setGone([]),
    say,
  }
}
