// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import english from '@/data/comment/layout2.json'
import Animation7 from '../animation/animation-7'
import Comment0 from './comment-0'
import Comment1 from './comment-1'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast: vi.fn() }) }))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test.each([
  ['comments in threads', Comment0, 'Add a comment', 'You'],
  ['comments as a log', Comment1, 'Add a comment', 'You'],
  ['a chat', Animation7, 'Message', 'Zuri Mbeki'],
])(
  '%s: a sent message appears at the end, and the field is cleared and has the focus',
  (_, Screen, name, author) => {
    render(<Screen />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name })
    const sendButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    fireEvent.change(field, { target: { value: '  ' } })
    expect(sendButton.disabled).toBe(true)
    fireEvent.change(field, { target: { value: ' See you there ' } })
    sendButton.focus()
    fireEvent.click(sendButton)
    const lastItem = screen.getAllByRole('listitem').at(-1)
    expect(lastItem?.textContent).toContain('See you there')
    expect(lastItem?.textContent).toContain(author)
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
  },
)

test('a reply appears at the end of its thread, and can be canceled', () => {
  render(<Comment0 />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a comment' })
  const sendComment = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  }
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Priya Nair' }))
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('status').textContent).toBe('Replying to Priya Nair')
  sendComment('It also freezes well')
  expect(screen.queryByRole('status')).toBeNull()
  // Priya's comment is in the second row, and an earlier reply to it is in the third row, so the new reply is in the fourth row.
  expect(screen.getAllByRole('listitem')[3]?.textContent).toContain('It also freezes well')
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Kenji Mori' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel reply' }))
  sendComment('See you there')
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('See you there')
})

test('a comment can be liked', () => {
  const onLike = vi.fn()
  render(<Comment0 onLike={onLike} />)
  fireEvent.click(screen.getByRole('button', { name: 'Like the comment by Kenji Mori, 31 likes' }))
  const name = 'Like the comment by Kenji Mori, 32 likes'
  expect(screen.getByRole('button', { name, pressed: true }).textContent).toBe('32')
  expect(onLike).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Kenji Mori' }), true)
})

/** An app that adds each sent comment to its own data. */
function App({ onSend }: { onSend: (text: string) => void }) {
  const [items, setItems] = useState(english.items)
  const addComment = (description: string) => {
    onSend(description)
    setItems((previousItems) => [...previousItems, { ...previousItems[0]!, id: 100, description }])
  }
  return <Comment1 data={{ ...english, items }} onSend={addComment} />
}

test('a comment that the app adds to its data in onSend is shown once and scrolled into view', () => {
  const onSend = vi.fn()
  render(<App onSend={onSend} />)
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox', { name: 'Add a comment' }), {
    target: { value: 'See you there' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith('See you there')
  expect(screen.getAllByText('See you there')).toHaveLength(1)
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce()
})
