// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import english from '@/data/tab/tab6.json'
import Tab6 from './tab-tab6'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

it('Enter in the song form moves to the next field and does not send the song', () => {
  render(<Tab6 onSubmit={vi.fn()} />)
  const fields = [english.title, english.yourName, english.description].map((name) =>
    screen.getByRole<HTMLInputElement>('textbox', { name }),
  )
  // jsdom does not reflect this attribute.
  for (const field of fields)
    Object.defineProperty(field, 'enterKeyHint', { value: field.getAttribute('enterkeyhint') })
  const [title, yourName, description] = fields
  title!.focus()
  // Without its default action, Enter does not submit a form.
  expect(fireEvent.keyDown(title!, { key: 'Enter' })).toBe(false)
  expect(document.activeElement).toBe(yourName)
  expect(fireEvent.keyDown(yourName!, { key: 'Enter' })).toBe(false)
  expect(document.activeElement).toBe(description)
  // In the text area, Enter starts a new line.
  expect(fireEvent.keyDown(description!, { key: 'Enter' })).toBe(true)
})
