import { expect, test } from 'vitest'
import { inlineStreamedContent } from './inline-streamed-content'

const reveal = (id: number, before = '') => `<script>${before}$RC("B:${id}","S:${id}")</script>`
const gap = (id: number) => `<!--$?--><template id="B:${id}"></template><!--/$-->`

test('content that came at the end of a page stands in its place', () => {
  const page = `<main>${gap(0)}</main><div hidden id="S:0"><div>$1 a day</div></div>${reveal(0, '$RB=[];$RC=function(){};')}<p>`
  expect(inlineStreamedContent(page)).toBe('<main><!--$--><div>$1 a day</div><!--/$--></main><p>')
})

test('content within such content finds its place too', () => {
  const page = `${gap(0)}<div hidden id="S:0"><i>${gap(1)}</i></div>${reveal(0)}<div hidden id="S:1">deep</div>${reveal(1)}`
  expect(inlineStreamedContent(page)).toBe('<!--$--><i><!--$-->deep<!--/$--></i><!--/$-->')
})

test('a page in one piece stays as it is', () => {
  const page = '<div hidden=""><!--$--><!--/$--></div><main>text</main>'
  expect(inlineStreamedContent(page)).toBe(page)
})

test('what is not understood stops the build', () => {
  expect(() => inlineStreamedContent(`${gap(0)}<div hidden id="S:0">text</div>`)).toThrow(/boundary 0/)
  expect(() => inlineStreamedContent(gap(3))).toThrow(/still open/)
})
