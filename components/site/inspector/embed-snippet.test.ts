// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { embedSnippet } from './embed-snippet'

test('a snippet embeds the screen alone in exactly its state, with its own title', () => {
  document.body.innerHTML = embedSnippet(
    'https://book.example/demo/login/1/?mode=ios&theme=dark',
    'Login “A & B” "quoted"',
  )
  const frame = document.querySelector('iframe')!
  expect(frame.src).toBe('https://book.example/demo/login/1/?mode=ios&theme=dark&embed=1')
  expect(frame.title).toBe('Login “A & B” "quoted"')
  expect([frame.width, frame.height]).toEqual(['390', '800'])
  expect(frame.style.maxWidth).toBe('100%')
})
