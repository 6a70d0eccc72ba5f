// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import english from '@/data/comment/layout1.json'
import Comment0 from './comment-0'

afterEach(cleanup)

it('a reply that an app adds to the data is in the thread of its comment, even if the id of the comment is 0', () => {
  const [comment] = english.items
  const { depth: _, ...question } = { ...comment!, id: 0, description: 'Is it open?' }
  const reply = { ...question, id: 1, description: 'Yes, until six.', replyToId: 0 }
  render(
    <Comment0
      data={{ ...english, items: [question, { ...question, id: 2, description: 'Lovely.' }, reply] }}
    />,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.match(/Is it open\?|Yes, until six\.|Lovely\./)?.[0])).toEqual([
    'Is it open?',
    'Yes, until six.',
    'Lovely.',
  ])
  expect(rows.map((row) => row.classList.contains('ps-10!'))).toEqual([false, true, false])
})
