// @vitest-environment jsdom
import { expect, test } from 'vitest'

test('a marked link is replaced by its screen, with its text as the title and its size', async () => {
  document.body.innerHTML = `
    <a href="https://book.example/login/1/?mode=ios">Just a link</a>
    <a data-patternbook data-height="640" class="pattern" href="https://book.example/login/1/?mode=ios">Login, iOS</a>`
  await import('./embed-script')
  const iframe = document.querySelector('iframe')!
  expect(iframe.src).toBe('https://book.example/login/1/?mode=ios&embed=1')
  expect([iframe.title, iframe.width, iframe.height, iframe.className]).toEqual([
    'Login, iOS',
    '390',
    '640',
    'pattern',
  ])
  expect(document.querySelectorAll('a')).toHaveLength(1)
})
