import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { headersFile, redirectsFile } from './host-files'
import { type Site, serve } from './serve'

let folder: string
let site: Site

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patternbook-serve-'))
  await mkdir(path.join(folder, 'login/0'), { recursive: true })
  await writeFile(path.join(folder, 'index.html'), 'the book')
  await writeFile(path.join(folder, '404.html'), 'not here')
  await writeFile(path.join(folder, 'login/0/index.html'), 'a login screen')
  await writeFile(path.join(folder, '_headers'), headersFile(''))
  await writeFile(path.join(folder, '_redirects'), redirectsFile(''))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => site.close())

const start = async (options = {}) => {
  site = await serve({ folder, ...options })
  return (url: string, init?: RequestInit) =>
    fetch(`http://localhost:${site.port}${url}`, { redirect: 'manual', ...init })
}

test('a deep link is answered with its own page and the headers of the export', async () => {
  const get = await start()
  const response = await get('/login/0/?mode=md')
  expect([response.status, await response.text()]).toEqual([200, 'a login screen'])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a deep link without its trailing slash is sent there with its query', async () => {
  const get = await start()
  const response = await get('/login/0?mode=md')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/login/0/?mode=md'])
})

test('the bare address goes home with its query, unless the host knows no redirects', async () => {
  const get = await start()
  const response = await get('/?dir=rtl')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/home/?dir=rtl'])
  await site.close()
  const plain = await start({ redirects: false })
  expect(await (await plain('/')).text()).toBe('the book')
})

test('an unknown address shows the not-found page with status 404', async () => {
  const get = await start()
  for (const url of ['/nope/9/', '/login/', '/%', '/_headers']) {
    const response = await get(url)
    expect([url, response.status, await response.text()]).toEqual([url, 404, 'not here'])
  }
})

test('with a base path only addresses below it exist', async () => {
  const get = await start({ basePath: '/demo', redirects: false })
  expect((await get('/demo/login/0/')).status).toBe(200)
  expect((await get('/login/0/')).status).toBe(404)
  expect((await get('/demo')).headers.get('location')).toBe('/demo/')
})

test('nothing outside the folder can be read', async () => {
  await start()
  const status = await new Promise((resolve) => {
    request({ port: site.port, path: '/..%2f..%2f..%2f..%2f..%2fetc/passwd' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })
  expect(status).toBe(404)
})

test('a page that did not change is not sent twice', async () => {
  const get = await start()
  const etag = (await get('/login/0/')).headers.get('etag') ?? ''
  expect((await get('/login/0/', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a taken port is reported with a way out', async () => {
  await start()
  await expect(serve({ folder, port: site.port })).rejects.toThrow(/is taken.*PORT=3001/)
})
