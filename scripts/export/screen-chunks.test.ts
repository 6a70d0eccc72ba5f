import { expect, test } from 'vitest'
import { exportedRoutes } from '@/lib/site/catalog'
import { filesByScreen, filesOfScreen, withScreenChunks } from './screen-chunks'

const scripts = new Map([
  ['static/chunks/a.js', 'push([0,19,e=>{let r={home:()=>e.A(1),"action-sheet":()=>e.A(2)}}])'],
  [
    'static/chunks/b.js',
    'push([0,1,s=>{s.v(t=>Promise.all(["static/chunks/home.js"].map(t=>s.l(t))).then(()=>t(4)))},2,s=>{s.v(t=>Promise.all(["static/chunks/shelf.js"].map(t=>s.l(t))).then(()=>t(5)))}])',
  ],
  ['static/chunks/shelf.js', 'push([0,5,e=>{e.s(["screens",0,{"action-sheet/0":()=>e.A(3)}])}])'],
  [
    'static/chunks/c.js',
    'push([0,3,s=>{s.v(t=>Promise.all(["static/chunks/kit.js","static/chunks/own.js"].map(t=>s.l(t))).then(()=>t(6)))}])',
  ],
])

test('the code of a screen is found through the loaders of its section', () => {
  expect(filesOfScreen('action-sheet/0', scripts)).toEqual([
    'static/chunks/shelf.js',
    'static/chunks/kit.js',
    'static/chunks/own.js',
  ])
  expect(filesOfScreen('home', scripts)).toEqual(['static/chunks/home.js'])
})

test('a screen without code stops the build', () => {
  expect(() => filesOfScreen('login/0', scripts)).toThrow(/login\/0 was not found/)
})

test('every screen with a page is listed with its files', () => {
  const names = [...new Set(exportedRoutes.flatMap(({ screen }) => [screen, screen.split('/')[0] as string]))]
  const entries = names.map((name, id) => `"${name}":()=>e.A(${id})`).join()
  const loaders = names
    .map((name, id) => `${id},s=>{s.v(t=>Promise.all(["static/${name}.js"].map(t=>s.l(t))).then(()=>t(0)))}`)
    .join()
  const files = filesByScreen(new Map([['all.js', `push([0,9999,e=>{let r={${entries}}},${loaders}])`]]))
  expect(Object.keys(files).sort()).toEqual([...new Set(exportedRoutes.map(({ screen }) => screen))].sort())
  expect(files['login/1']).toEqual(['static/login.js', 'static/login/1.js'])
  expect(files.home).toEqual(['static/home.js'])
})

test('a page loads the code of its screen once, below the base path', () => {
  const page = '<head><script src="/demo/_next/static/chunks/kit.js"></script></head>'
  expect(withScreenChunks(page, ['static/chunks/kit.js', 'static/chunks/own.js'], '/demo/')).toBe(
    '<head><script src="/demo/_next/static/chunks/kit.js"></script><script src="/demo/_next/static/chunks/own.js" async="" data-screen=""></script></head>',
  )
})
