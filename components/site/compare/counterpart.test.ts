// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { counterpart } from './counterpart'

const screen = (html: string) => {
  const other = document.implementation.createHTMLDocument()
  other.body.innerHTML = html
  return other
}

test('a control has its counterpart at the same place of the other screen', () => {
  const one = screen('<main><p>Hello</p><div><a>1</a><button>Save</button></div></main>')
  const two = screen('<main><p>مرحبا</p><div><a>١</a><button>حفظ</button></div></main>')
  expect(counterpart(one.querySelector('button')!, two)?.textContent).toBe('حفظ')
})

test('where the other screen has gone its own way there is none', () => {
  const one = screen('<main><div><button>Save</button></div></main>')
  expect(counterpart(one.querySelector('button')!, screen('<main><p>Gone</p></main>'))).toBeUndefined()
  expect(
    counterpart(one.querySelector('button')!, screen('<main><div><a>Other</a></div></main>')),
  ).toBeUndefined()
})
