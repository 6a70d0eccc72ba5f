import { expect, test } from 'vitest'
import { withEagerCompilation } from './eager-compilation'

const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,12,(e,t)=>{t.exports=(()=>1)()},"a",function(e){e.v(2)},[3],e=>e.v(",4,(e)=>{")]);'

/** Returns the array that a chunk pushes, with the exports of each module in place of the module. */
const exportsOf = (text: string) => {
  const pushed: unknown[] = []
  new Function('globalThis', text)({ TURBOPACK: { push: (list: unknown[]) => pushed.push(...list) } })
  return pushed.map((part) => {
    if (typeof part !== 'function') return part
    const exported: { exports?: unknown } = {}
    part({ v: (value: unknown) => (exported.exports = value) }, exported)
    return exported.exports
  })
}

test('every module of a chunk is compiled eagerly, and works as before', () => {
  expect(withEagerCompilation(chunk)).toContain(
    '12,((e,t)=>{t.exports=(()=>1)()}),"a",(function(e){e.v(2)}),[3],(e=>e.v(",4,(e)=>{"))]',
  )
  expect(exportsOf(withEagerCompilation(chunk))).toEqual(exportsOf(chunk))
})

test.each(['', '"use strict";let a=1;', 'fetch("/a",{then:()=>1})', '(()=>{push([1])})()'])(
  'a script that is not a chunk is unchanged: %s',
  (text) => expect(withEagerCompilation(text)).toBe(text),
)

test('invalid JavaScript is an error', () => {
  expect(() => withEagerCompilation('push([1,(=>{}])')).toThrow()
})
