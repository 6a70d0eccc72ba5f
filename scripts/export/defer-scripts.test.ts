import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts'

const page = `<head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script>paint()</script><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><main></main><script src="/b.js" async=""></script><script src="/a.js" async=""></script><script src="/screen.js" async="" data-screen=""></script></body>`

test('a page requests its scripts after its content, each once, and those of its screen apart', () => {
  expect(deferScripts(page, 'load(__SCRIPTS__, __SCREEN_SCRIPTS__)')).toBe(
    '<head><script>paint()</script><script src="/old.js" noModule=""></script></head><body><main></main><script>load(["/a.js","/b.js"], ["/screen.js"])</script></body>',
  )
})

test('a page without scripts stops the build', () => {
  expect(() => deferScripts('<body></body>', '')).toThrow(/no async script tags/)
})
