import { expect, test } from 'vitest'
import { joinScripts } from './join-scripts'

const tag = (name: string) => `<script src="/demo/_next/static/chunks/${name}.js" async=""></script>`
const page = (...names: string[]) =>
  `<head>${names.map(tag).join('')}</head><script>push({"otherChunks":["static/chunks/react.js","static/chunks/router.js"]})</script>`

const scripts = new Map([
  ['static/chunks/react.js', 'T.push([1])'],
  ['static/chunks/router.js', '(T).push([2])'],
  ['static/chunks/menu.js', 'load("static/chunks/router.js")'],
])
const pages = new Map([
  ['index.html', page('react', 'router', 'menu')],
  ['docs.html', page('router', 'react')],
])

test('scripts that all pages load are joined into one file, which every page loads once', () => {
  const joined = joinScripts({ scripts, pages })
  expect(joined.removedScripts).toEqual(['static/chunks/react.js', 'static/chunks/router.js'])
  const [name = ''] = [...joined.scripts.keys()].filter((key) => key !== 'static/chunks/menu.js')
  expect(joined.scripts.get(name)).toBe('T.push([1]);\n(T).push([2])')
  for (const html of joined.pages.values()) {
    expect(html.split(`<script src="/demo/_next/${name}" async="">`)).toHaveLength(2)
    expect(html).not.toMatch(/react|router/)
  }
  expect(joined.pages.get('index.html')).toContain(tag('menu'))
})

test('the data of pages and other scripts name the joined file', () => {
  const joined = joinScripts({ scripts, pages })
  const [name = ''] = [...joined.scripts.keys()]
  expect(joined.pages.get('docs.html')).toContain(`{"otherChunks":["${name}","${name}"]}`)
  expect(joined.scripts.get('static/chunks/menu.js')).toBe(`load("${name}")`)
})

test('pages without common scripts are an error', () => {
  expect(() => joinScripts({ scripts, pages: new Map([['index.html', page()]]) })).toThrow(
    /fewer than two scripts in common/,
  )
})
