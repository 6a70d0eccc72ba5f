import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatHeaders, formatRedirects } from './host-files'
import { type RunningServer, serve } from './serve'
import { hostileRequestTargets, rawRequest, responseError } from './testing/raw-request'

let folder: string
let site: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patternbook-serve-'))
  await mkdir(path.join(folder, 'login/0'), { recursive: true })
  await writeFile(path.join(folder, 'index.html'), 'the site')
  await writeFile(path.join(folder, '404.html'), 'not here')
  await writeFile(path.join(folder, 'login/0/index.html'), 'a login screen')
  await mkdir(path.join(folder, '_next/static'), { recursive: true })
  await writeFile(path.join(folder, '_next/static/a.js'), 'let a = 1;'.repeat(500))
  await writeFile(path.join(folder, '.nojekyll'), '')
  await writeFile(path.join(folder, '_headers'), formatHeaders(''))
  await writeFile(path.join(folder, '_redirects'), formatRedirects(''))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => site.close())

const startServer = async (options = {}) => {
  site = await serve({ folder, ...options })
  return (url: string, init?: RequestInit) =>
    fetch(`http://localhost:${site.port}${url}`, { redirect: 'manual', ...init })
}

test('a deep link returns its page with the headers of the export', async () => {
  const get = await startServer()
  const response = await get('/login/0/?mode=md')
  expect([response.status, await response.text()]).toEqual([200, 'a login screen'])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a deep link without a trailing slash redirects with its query', async () => {
  const get = await startServer()
  const response = await get('/login/0?mode=md')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/login/0/?mode=md'])
})

test('the root redirects to home with its query, unless the host has no redirects', async () => {
  const get = await startServer()
  const response = await get('/?dir=rtl')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/home/?dir=rtl'])
  await site.close()
  const plain = await startServer({ applyRedirects: false })
  expect(await (await plain('/')).text()).toBe('the site')
})

test('an unknown URL shows the not-found page with status 404', async () => {
  const get = await startServer()
  for (const url of ['/nope/9/', '/login', '/login/', '/%', '/_headers', '/_redirects', '/.nojekyll']) {
    const response = await get(url)
    expect([url, response.status, await response.text()]).toEqual([url, 404, 'not here'])
  }
})

test('with a base path only URLs below it exist', async () => {
  const get = await startServer({ basePath: '/demo', applyRedirects: false })
  expect((await get('/demo/login/0/')).status).toBe(200)
  expect((await get('/login/0/')).status).toBe(404)
  expect((await get('/demo')).headers.get('location')).toBe('/demo/')
})

const request = (url: string, headers?: Record<string, string>) =>
  rawRequest(`http://localhost:${site.port}`, url, headers)

test('a malformed or hostile URL is refused: no error, no other host, no file of the server', async () => {
  await startServer()
  for (const url of hostileRequestTargets('', 'login/0')) {
    const answer = await request(url)
    expect([url, responseError(answer), answer.status]).toEqual([url, undefined, 404])
  }
})

test('an encoded URL and an absolute URL of a proxy return the same page', async () => {
  await startServer()
  for (const url of ['/login%2f0/', '/%6cogin/0/', 'http://localhost/login/0/'])
    expect([url, String((await request(url)).body)]).toEqual([url, 'a login screen'])
  expect((await request('/login%2f0?mode=md')).headers.location).toBe('/login/0/?mode=md')
})

test('a hashed file is cached as immutable, and a missing one is not', async () => {
  await startServer()
  const existing = await request('/_next/static/a.js')
  expect(existing.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  const missing = await request('/_next/static/gone.js')
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache'])
  expect(missing.headers).not.toHaveProperty('access-control-allow-origin')
  expect(missing.headers['x-content-type-options']).toBe('nosniff')
})

test('a text is compressed in a format that the browser accepts', async () => {
  await startServer()
  const encoding = async (accepted: string) => {
    const { headers } = await request('/_next/static/a.js', { 'accept-encoding': accepted })
    expect(headers.vary).toBe('Accept-Encoding')
    return headers['content-encoding']
  }
  expect(await encoding('gzip, deflate, br')).toBe('br')
  expect(await encoding('br;q=0, gzip')).toBe('gzip')
  expect(await encoding('br;q=0')).toBeUndefined()
  expect(await encoding('gzip;q=0, br;q=0')).toBeUndefined()
  expect(await encoding('identity')).toBeUndefined()
  await site.close()
  await startServer({ compress: false })
  const plain = await request('/_next/static/a.js', { 'accept-encoding': 'br' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
})

test('a range of a file can be requested', async () => {
  await startServer()
  const part = await request('/_next/static/a.js', { range: 'bytes=4-4', 'accept-encoding': 'br' })
  expect([part.status, String(part.body)]).toEqual([206, 'a'])
  expect((await request('/_next/static/a.js', { range: 'bytes=9999-' })).status).toBe(416)
})

test('a server on plain http sends no HSTS, although the file of headers contains it', async () => {
  await startServer()
  expect(formatHeaders('')).toContain('Strict-Transport-Security')
  expect((await request('/login/0/')).headers).not.toHaveProperty('strict-transport-security')
})

test('only GET and HEAD are allowed', async () => {
  const get = await startServer()
  const response = await get('/login/0/', { method: 'POST', body: 'x' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await get('/login/0/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('an unchanged page is not sent again', async () => {
  await startServer()
  const { headers } = await request('/login/0/')
  for (const name of ['if-none-match', 'if-modified-since']) {
    const value = name === 'if-none-match' ? headers.etag : headers['last-modified']
    expect((await request('/login/0/', { [name]: value ?? '' })).status).toBe(304)
  }
})

test('a port that is in use is an error with a remedy', async () => {
  await startServer()
  await expect(serve({ folder, port: site.port })).rejects.toThrow(/is already in use.*PORT=3001/)
})
