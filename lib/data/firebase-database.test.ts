import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import english from '@/data/login/layout1.json'
import { type RealtimeServer, startRealtimeServer } from '@/e2e/support/realtime-server'
import { openFirebase } from './firebase-database'
import { createRemoteSource } from './remote-source'
import type { DataSource } from './source'
import { validate } from './validate'

let server: RealtimeServer
const emptyBuiltInSource: DataSource = {
  canRenderImmediately: () => true,
  peek: () => undefined,
  subscribe: () => () => {},
}

/** Subscribes to a path of the test server through the real SDK. */
const subscribe = (path: string, timeoutMs?: number) => {
  const warn = vi.fn()
  const database = openFirebase(server.url)
  const remote = createRemoteSource({
    open: async () => database,
    builtInSource: emptyBuiltInSource,
    validate,
    warn,
    timeoutMs,
  })
  const received: { value?: unknown; error?: unknown }[] = []
  const stop = remote.source.subscribe(path, 'en', {
    onValue: (value) => received.push({ value }),
    onError: (error) => received.push({ error }),
  })
  cleanups.push(() => {
    stop()
    database.pause()
  })
  return { ...remote, received, warn }
}
const cleanups: (() => void)[] = []
const waitUntil = (check: () => void, timeout = 10_000) => vi.waitFor(check, { timeout, interval: 20 })

beforeEach(async () => {
  server = await startRealtimeServer({ login: { layout1: english } })
})
afterEach(async () => {
  for (const close of cleanups.splice(0)) close()
  await server.stop()
})

it('receives the object of a path, and every change of it', async () => {
  const { received } = subscribe('login/layout1')
  await waitUntil(() => expect(received).toEqual([{ value: english }]))
  server.set('login/layout1', { ...english, title: 'Hello again' })
  await waitUntil(() => expect(received.at(-1)).toMatchObject({ value: { title: 'Hello again' } }))
})

it('receives null if there is no object', async () => {
  const { received } = subscribe('login/layout2')
  await waitUntil(() => expect(received).toEqual([{ value: null }]))
})

it('receives an error when reading is denied', async () => {
  server.deny('login/layout1')
  const { received, warn } = subscribe('login/layout1')
  await waitUntil(() => expect(received).toMatchObject([{ error: { failure: 'denied', list: [] } }]))
  expect(warn).toHaveBeenCalledTimes(1)
})

it('receives an error with the path of the fault when an object is invalid', async () => {
  server.set('login/layout1', { ...english, title: 7 })
  const { received } = subscribe('login/layout1')
  await waitUntil(() => expect(received).toMatchObject([{ error: { failure: 'invalid' } }]))
  expect(String(received[0]?.error)).toContain('title')
})

it('falls back without an answer, and connects again on retry', { timeout: 20_000 }, async () => {
  server.setSilent()
  const { received, status, retry } = subscribe('login/layout1', 1500)
  await waitUntil(() => expect(status.get().isUnreachable).toBe(true))
  expect(received).toMatchObject([{ error: { failure: 'unreachable', showsFallback: true } }])
  server.setSilent(false)
  retry()
  await waitUntil(() => expect(received.at(-1)).toEqual({ value: english }))
  expect(status.get().isUnreachable).toBe(false)
})

it('keeps its data while the connection is lost, and receives updates after that', {
  timeout: 20_000,
}, async () => {
  const { received, status, retry } = subscribe('login/layout1', 1500)
  await waitUntil(() => expect(received).toEqual([{ value: english }]))
  await server.stop()
  await waitUntil(() => expect(status.get().isUnreachable).toBe(true))
  await server.start()
  server.set('login/layout1', { ...english, title: 'Back' })
  retry()
  await waitUntil(() => expect(received.at(-1)).toMatchObject({ value: { title: 'Back' } }))
  expect(received.filter(({ error }) => error)).toEqual([])
})
