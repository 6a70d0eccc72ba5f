'use client'
import { useCallback, useRef, useState } from 'react'

type Entry = {
  id: number
  image: string
  title: string
  time: string
  description: string
  /** Id of the entry that this entry answers. */
  replyToId?: number
}
/** The picture of the user, the labels of the composer, and the name (`you`) and time (`now`) shown on sent entries. */
export type ComposerData = { avatar: string; labels: Record<'message' | 'send' | 'you' | 'now', string> }

/** A sent message: its text, and the id of the entry that the text answers, if any. */
type Message = [text: string, replyToId?: number]

/**
 * Manages the entries of a conversation. A sent entry appears at the end, unless the app handles it with `onSend`.
 * @param onSend called with a sent text and, for a reply, the id of the answered entry. If `onSend` is set, the hook adds no
 *   entry, and the app must add the entry to its data
 * @returns `entries`; `sendMessage(text, replyToId)`; `rowRef`, the ref of every row, which scrolls a sent entry into view
 */
export function useConversation<E extends Entry>(
  data: ComposerData & { items: readonly E[] },
  onSend?: (...message: Message) => void,
) {
  const [sentMessages, setSentMessages] = useState<Message[]>([])
  const shouldScroll = useRef(false)
  const { items, avatar: image, labels } = data
  const entries: (E | Entry)[] = [
    ...items,
    ...sentMessages.map(([description, replyToId], index) => ({
      id: -1 - index,
      image,
      title: labels.you,
      time: labels.now,
      description,
      replyToId,
    })),
  ]
  const addMessage = (...message: Message) => setSentMessages((previous) => [...previous, message])
  // Always the same function, so that React calls it only when a row appears or disappears.
  const rowRef = useCallback((row: HTMLElement | null) => {
    if (!row || !shouldScroll.current) return
    shouldScroll.current = false
    row.scrollIntoView({ block: 'nearest' })
  }, [])
  const sendMessage = (...message: Message) => {
    shouldScroll.current = true
    ;(onSend ?? addMessage)(...message)
  }
  return { entries, sendMessage, rowRef }
}
