// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import english from '@/data/comment/layout2.json'
import Animation7 from '../animation/animation-7'
import Comment0 from './comment-0'
import Comment1 from './comment-1'

vi.mock('@/lib/overlay/react', () => ({ useOverlays: () => ({ toast: vi.fn() }) }))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test.each([
  ['comments in boxes', Comment0, 'Add a comment', 'You'],
  ['comments as a thread', Comment1, 'Add a comment', 'You'],
  ['a chat', Animation7, 'Message', 'Zuri Mbeki'],
])('%s: what is sent appears at the end, and the field is empty again', (_, Screen, name, author) => {
  render(<Screen />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name })
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  fireEvent.change(field, { target: { value: '  ' } })
  expect(send.disabled).toBe(true)
  fireEvent.change(field, { target: { value: ' See you there ' } })
  fireEvent.click(send)
  const last = screen.getAllByRole('listitem').at(-1)
  expect(last?.textContent).toContain('See you there')
  expect(last?.textContent).toContain(author)
  expect(field.value).toBe('')
})

/** An app with its own comments. */
function App({ onSend }: { onSend: (text: string) => void }) {
  const [items, setItems] = useState(english.items)
  const add = (description: string) => {
    onSend(description)
    setItems((before) => [...before, { ...before[0]!, id: 100, description }])
  }
  return <Comment1 data={{ ...english, items }} onSend={add} />
}

test('an app that adds what is sent to its data shows it once, and it is scrolled into view', () => {
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
