import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import english from '@/data/login/layout1.json'
import { type RealtimeServer, realtimeServer } from '@/e2e/support/realtime-server'
import { openFirebase } from './firebase-database'
import { createRemoteSource } from './remote-source'
import type { DataSource } from './source'
import { validate } from './validate'

let server: RealtimeServer
const builtIn: DataSource = { instant: () => true, peek: () => undefined, subscribe: () => () => {} }

/** Reads a path through the SDK itself, from a server that speaks its protocol. */
const read = (path: string, timeoutMs?: number) => {
  const warn = vi.fn()
  const database = openFirebase(server.url)
  const remote = createRemoteSource({ open: async () => database, builtIn, validate, warn, timeoutMs })
  const heard: { value?: unknown; error?: unknown }[] = []
  const stop = remote.source.subscribe(path, 'en', {
    value: (value) => heard.push({ value }),
    error: (error) => heard.push({ error }),
  })
  opened.push(() => {
    stop()
    database.pause()
  })
  return { ...remote, heard, warn }
}
const opened: (() => void)[] = []
const until = (check: () => void, timeout = 10_000) => vi.waitFor(check, { timeout, interval: 20 })

beforeEach(async () => {
  server = await realtimeServer({ login: { layout1: english } })
})
afterEach(async () => {
  for (const close of opened.splice(0)) close()
  await server.stop()
})

it('brings the object of a path, and every change of it', async () => {
  const { heard } = read('login/layout1')
  await until(() => expect(heard).toEqual([{ value: english }]))
  server.set('login/layout1', { ...english, title: 'Hello again' })
  await until(() => expect(heard.at(-1)).toMatchObject({ value: { title: 'Hello again' } }))
})

it('brings null where there is nothing', async () => {
  const { heard } = read('login/layout2')
  await until(() => expect(heard).toEqual([{ value: null }]))
})

it('tells when reading is denied', async () => {
  server.deny('login/layout1')
  const { heard, warn } = read('login/layout1')
  await until(() => expect(heard).toMatchObject([{ error: { failure: 'denied', list: [] } }]))
  expect(warn).toHaveBeenCalledTimes(1)
})

it('tells when an object has the wrong form, and which part', async () => {
  server.set('login/layout1', { ...english, title: 7 })
  const { heard } = read('login/layout1')
  await until(() => expect(heard).toMatchObject([{ error: { failure: 'invalid' } }]))
  expect(String(heard[0]?.error)).toContain('title')
})

it('gives a silent server up in time, and is back after retry', { timeout: 20_000 }, async () => {
  server.silence()
  const { heard, reach, retry } = read('login/layout1', 1500)
  await until(() => expect(reach.get().lost).toBe(true))
  expect(heard).toMatchObject([{ error: { failure: 'unreachable', fallback: true } }])
  server.silence(false)
  retry()
  await until(() => expect(heard.at(-1)).toEqual({ value: english }))
  expect(reach.get().lost).toBe(false)
})

it('keeps what it has while the connection is gone, and is live again afterwards', {
  timeout: 20_000,
}, async () => {
  const { heard, reach, retry } = read('login/layout1', 1500)
  await until(() => expect(heard).toEqual([{ value: english }]))
  await server.stop()
  await until(() => expect(reach.get().lost).toBe(true))
  await server.start()
  server.set('login/layout1', { ...english, title: 'Back' })
  retry()
  await until(() => expect(heard.at(-1)).toMatchObject({ value: { title: 'Back' } }))
  expect(heard.filter(({ error }) => error)).toEqual([])
})
