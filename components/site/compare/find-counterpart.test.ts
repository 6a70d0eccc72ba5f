// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { findCounterpart } from './find-counterpart'

const createScreen = (html: string) => {
  const screenDocument = document.implementation.createHTMLDocument()
  screenDocument.body.innerHTML = html
  return screenDocument
}

test('finds the element at the same position in the other screen', () => {
  const firstScreen = createScreen('<main><p>Hello</p><div><a>1</a><button>Save</button></div></main>')
  const secondScreen = createScreen('<main><p>مرحبا</p><div><a>١</a><button>حفظ</button></div></main>')
  expect(findCounterpart(firstScreen.querySelector('button')!, secondScreen)?.textContent).toBe('حفظ')
})

test('finds nothing if the other screen has a different structure', () => {
  const firstScreen = createScreen('<main><div><button>Save</button></div></main>')
  expect(
    findCounterpart(firstScreen.querySelector('button')!, createScreen('<main><p>Gone</p></main>')),
  ).toBeUndefined()
  expect(
    findCounterpart(
      firstScreen.querySelector('button')!,
      createScreen('<main><div><a>Other</a></div></main>'),
    ),
  ).toBeUndefined()
})
