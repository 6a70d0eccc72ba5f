'use client'
import { useCallback, useRef, useState } from 'react'

type Entry = {
  id: number
  image: string
  title: string
  time: string
  description: string
  /** Id of the entry that a new entry answers. */
  replyTo?: number
}
/** Texts and picture for the person who writes. */
export type ComposerData = { avatar: string; labels: Record<'message' | 'send' | 'you' | 'now', string> }

/** What the person sends: a text, and the id of the entry that it answers. */
type Message = [text: string, replyTo?: number]

/**
 * The entries of a conversation. A new entry appears at the end, unless the app handles it.
 * @param onSend called with a new text instead of adding it: the app adds the entry to its data
 * @returns `entries`; `send(text, replyTo)`; `rowRef`: ref of every row, which scrolls a newly sent entry into view
 */
export function useEntriesWritten<E extends Entry>(
  data: ComposerData & { items: readonly E[] },
  onSend?: (...message: Message) => void,
) {
  const [written, setWritten] = useState<Message[]>([])
  const isSent = useRef(false)
  const { items, avatar: image, labels } = data
  const entries: (E | Entry)[] = [
    ...items,
    ...written.map(([description, replyTo], index) => ({
      id: -1 - index,
      image,
      title: labels.you,
      time: labels.now,
      description,
      replyTo,
    })),
  ]
  const add = (...message: Message) => setWritten((before) => [...before, message])
  // Always the same function, so that React calls it only for rows that appear.
  const rowRef = useCallback((row: HTMLElement | null) => {
    if (!row || !isSent.current) return
    isSent.current = false
    row.scrollIntoView({ block: 'nearest' })
  }, [])
  const send = (...message: Message) => {
    isSent.current = true
    ;(onSend ?? add)(...message)
  }
  return { entries, send, rowRef }
}
