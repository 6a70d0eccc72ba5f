// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { counterpart } from './counterpart'

const screen = (html: string) => {
  const other = document.implementation.createHTMLDocument()
  other.body.innerHTML = html
  return other
}

test('finds the element at the same position in the other screen', () => {
  const one = screen('<main><p>Hello</p><div><a>1</a><button>Save</button></div></main>')
  const two = screen('<main><p>مرحبا</p><div><a>١</a><button>حفظ</button></div></main>')
  expect(counterpart(one.querySelector('button')!, two)?.textContent).toBe('حفظ')
})

test('finds nothing if the other screen has a different structure', () => {
  const one = screen('<main><div><button>Save</button></div></main>')
  expect(counterpart(one.querySelector('button')!, screen('<main><p>Gone</p></main>'))).toBeUndefined()
  expect(
    counterpart(one.querySelector('button')!, screen('<main><div><a>Other</a></div></main>')),
  ).toBeUndefined()
})
