import { expect, test } from 'vitest'
import { inlineStreamedContent } from './inline-streamed-content'

const reveal = (id: number, before = '') => `<script>${before}$RC("B:${id}","S:${id}")</script>`
const boundary = (id: number) => `<!--$?--><template id="B:${id}"></template><!--/$-->`

test('content at the end of a page is moved to its place', () => {
  const page = `<main>${boundary(0)}</main><div hidden id="S:0"><div>$1 a day</div></div>${reveal(0, '$RB=[];$RC=function(){};')}<p>`
  expect(inlineStreamedContent(page)).toBe('<main><!--$--><div>$1 a day</div><!--/$--></main><p>')
})

test('nested content is moved to its place', () => {
  const page = `${boundary(0)}<div hidden id="S:0"><i>${boundary(1)}</i></div>${reveal(0)}<div hidden id="S:1">deep</div>${reveal(1)}`
  expect(inlineStreamedContent(page)).toBe('<!--$--><i><!--$-->deep<!--/$--></i><!--/$-->')
})

test('a page without streamed content is unchanged', () => {
  const page = '<div hidden=""><!--$--><!--/$--></div><main>text</main>'
  expect(inlineStreamedContent(page)).toBe(page)
})

test('unknown output of React stops the build', () => {
  expect(() => inlineStreamedContent(`${boundary(0)}<div hidden id="S:0">text</div>`)).toThrow(/boundary 0/)
  expect(() => inlineStreamedContent(boundary(3))).toThrow(/still open/)
})
