// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { embedSnippet } from './embed-snippet'

test('a snippet embeds the screen alone in exactly its state, with its own title', () => {
  document.body.innerHTML = embedSnippet(
    'https://site.example/demo/login/1/?mode=ios&theme=dark',
    'Login “A & B” "quoted"',
  )
  const iframe = document.querySelector('iframe')!
  expect(iframe.src).toBe('https://site.example/demo/login/1/?mode=ios&theme=dark&embed=1')
  expect(iframe.title).toBe('Login “A & B” "quoted"')
  expect([iframe.width, iframe.height]).toEqual(['390', '800'])
  expect(iframe.style.maxWidth).toBe('100%')
})
