import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lang } from '../frame/state'
import type { RemoteDatabase } from './remote-database'
import { createRemoteSource, REMOTE_TIMEOUT_MS } from './remote-source'
import type { DataSource, Subscriber } from './source'

type Watcher = { path: string; onValue(value: unknown): void; onDenied(reason: Error): void }

/** Creates a fake database that sends what a test passes to it. */
const createFakeDatabase = () => {
  const watchers = new Set<Watcher>()
  let notifyConnection: (connected: boolean) => void = () => {}
  const database: RemoteDatabase = {
    watch(path, onValue, onDenied) {
      const watcher = { path, onValue, onDenied }
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    onConnectionChange(listener) {
      notifyConnection = listener
      listener(false)
    },
    pause: vi.fn(),
    resume: vi.fn(),
  }
  const notifyWatchers = (path: string, notify: (watcher: Watcher) => void) => {
    for (const watcher of watchers) if (watcher.path === path) notify(watcher)
  }
  return {
    database,
    watchers,
    connect: (isConnected = true) => notifyConnection(isConnected),
    send: (path: string, value: unknown) => notifyWatchers(path, (watcher) => watcher.onValue(value)),
    deny: (path: string) =>
      notifyWatchers(path, (watcher) => watcher.onDenied(new Error('permission denied'))),
  }
}

/** Creates a fake source of built-in data. An Arabic value arrives when a test sends it. */
const createFakeBuiltInSource = () => {
  const listeners = new Map<string, Subscriber<unknown>>()
  const builtInSource: DataSource = {
    canRenderImmediately: (lang) => lang === 'en',
    peek: () => undefined,
    subscribe(path, lang, listener) {
      if (lang === 'ar') listeners.set(path, listener as Subscriber<unknown>)
      return () => listeners.delete(path)
    },
  }
  return {
    builtInSource,
    sendArabic: (path: string, value: unknown) => listeners.get(path)?.onValue(value),
  }
}

const setUp = (open?: () => Promise<RemoteDatabase>) => {
  const fakeDatabase = createFakeDatabase()
  const fakeBuiltInSource = createFakeBuiltInSource()
  const warn = vi.fn()
  const validate = (_: string, value: unknown) => (value === 'broken' ? 'it is broken' : undefined)
  const remote = createRemoteSource({
    open: open ?? (async () => fakeDatabase.database),
    builtInSource: fakeBuiltInSource.builtInSource,
    validate,
    warn,
  })
  const read = (path = 'login/layout1', lang: Lang = 'en') => {
    const received: unknown[] = []
    const stop = remote.source.subscribe(path, lang, {
      onValue: (value) => received.push(value),
      onError: (error) => received.push(error),
    })
    return { received, stop }
  }
  return { ...fakeDatabase, ...fakeBuiltInSource, ...remote, warn, read }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const waitForTimeout = () => vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('data of a database', () => {
  it('is a stream of the current value and every change', async () => {
    const { read, connect, send, source } = setUp()
    const { received } = read()
    await settle()
    connect()
    send('login/layout1', { title: 'a' })
    send('login/layout1', { title: 'b' })
    send('login/layout1', null)
    expect(received).toEqual([{ title: 'a' }, { title: 'b' }, null])
    expect(source.peek('login/layout1', 'en')).toBeNull()
  })

  it('is the built-in data until the first value', () => {
    const { read, source, status } = setUp()
    const { received } = read()
    expect([source.canRenderImmediately('en'), received, status.get()]).toEqual([
      true,
      [],
      { isLoading: true, isUnreachable: false },
    ])
  })

  it('is available at once when a screen opens again', async () => {
    const { read, connect, send, source } = setUp()
    const { stop } = read()
    await settle()
    connect()
    send('login/layout1', { title: 'a' })
    stop()
    expect(source.peek('login/layout1', 'en')).toEqual({ title: 'a' })
  })

  it('is no longer observed when its screen closes', async () => {
    const { read, watchers, status, connect } = setUp()
    const { stop } = read()
    await settle()
    connect()
    expect(watchers.size).toBe(1)
    stop()
    expect(watchers.size).toBe(0)
    await waitForTimeout()
    expect(status.get()).toEqual({ isLoading: false, isUnreachable: false })
  })

  it('is not requested for paths outside of the database', async () => {
    const open = vi.fn(async () => createFakeDatabase().database)
    setUp(open).read('settings')
    await settle()
    expect(open).not.toHaveBeenCalled()
  })
})

describe('a read that fails', () => {
  it('has an empty list when it is denied, and logs one warning', async () => {
    const { read, connect, deny, warn, status } = setUp()
    const { received } = read('login/layout2')
    await settle()
    connect()
    deny('login/layout2')
    expect(received).toMatchObject([
      { list: [], showsFallback: false, failure: 'denied', path: 'login/layout2' },
    ])
    expect(status.get().isLoading).toBe(false)
    const secondRead = read('login/layout2')
    deny('login/layout2')
    expect(secondRead.received).toHaveLength(1)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Patternbook: "login\/layout2" .*permission denied.*rules/)
  })

  it('is invalid for an object of the wrong shape, and recovers with the next value', async () => {
    const { read, connect, send } = setUp()
    const { received } = read()
    await settle()
    connect()
    send('login/layout1', 'broken')
    expect(received).toMatchObject([{ failure: 'invalid', showsFallback: false }])
    send('login/layout1', { title: 'a' })
    expect(received[1]).toEqual({ title: 'a' })
  })
})

describe('a database that cannot be reached', () => {
  it('falls back to the built-in data within five seconds, and pauses the connection', async () => {
    const { read, status, database } = setUp()
    const { received } = read()
    await waitForTimeout()
    expect(REMOTE_TIMEOUT_MS).toBeLessThan(5000)
    expect(received).toMatchObject([{ showsFallback: true, failure: 'unreachable' }])
    expect(status.get()).toEqual({ isLoading: false, isUnreachable: true })
    expect(database.pause).toHaveBeenCalledTimes(1)
    const otherRead = read('home')
    await settle()
    expect(otherRead.received).toMatchObject([{ showsFallback: true }])
  })

  it('is reported in time even if the user keeps opening screens', async () => {
    const { read, status } = setUp()
    const { received } = read()
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    read('home')
    await vi.advanceTimersByTimeAsync(1)
    expect(received).toMatchObject([{ showsFallback: true, failure: 'unreachable' }])
    expect(status.get()).toEqual({ isLoading: false, isUnreachable: true })
  })

  it('does not let an answered read shorten the wait of a later one', async () => {
    const { read, status, connect, send } = setUp()
    read()
    await settle()
    connect()
    send('login/layout1', { title: 'a' })
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    const laterRead = read('home')
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    expect([laterRead.received, status.get().isUnreachable]).toEqual([[], false])
    await vi.advanceTimersByTimeAsync(1)
    expect(laterRead.received).toMatchObject([{ failure: 'unreachable' }])
  })

  it('does not let a later read extend the wait of an unanswered one', async () => {
    const { read, connect } = setUp()
    const { received } = read()
    await settle()
    connect()
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    read('home')
    await vi.advanceTimersByTimeAsync(1)
    expect(received).toMatchObject([{ failure: 'unreachable' }])
  })

  it('waits the whole time again after a retry', async () => {
    const fakeDatabase = createFakeDatabase()
    const open = vi.fn(async () => fakeDatabase.database).mockRejectedValueOnce(new Error('offline'))
    const { read, status, retry } = setUp(open)
    read()
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    retry()
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    expect(status.get()).toEqual({ isLoading: true, isUnreachable: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(status.get().isUnreachable).toBe(true)
  })

  it('connects again on retry, and all open reads receive updates', async () => {
    const { read, status, retry, database, connect, send } = setUp()
    const { received } = read()
    await waitForTimeout()
    retry()
    expect(database.resume).toHaveBeenCalledTimes(1)
    expect(status.get()).toEqual({ isLoading: true, isUnreachable: false })
    connect()
    send('login/layout1', { title: 'a' })
    expect(received[1]).toEqual({ title: 'a' })
    await waitForTimeout()
    expect(status.get()).toEqual({ isLoading: false, isUnreachable: false })
  })

  it('falls back again if the retry fails', async () => {
    const { read, status, retry, database } = setUp()
    read()
    await waitForTimeout()
    retry()
    await waitForTimeout()
    expect(status.get().isUnreachable).toBe(true)
    expect(database.pause).toHaveBeenCalledTimes(2)
  })

  it('falls back if it connects without sending data; a late value is still used', async () => {
    const { read, status, connect, send, database } = setUp()
    const { received } = read()
    await settle()
    connect()
    await waitForTimeout()
    expect(status.get().isUnreachable).toBe(true)
    expect(database.pause).not.toHaveBeenCalled()
    send('login/layout1', { title: 'late' })
    expect([received[1], status.get().isUnreachable]).toEqual([{ title: 'late' }, false])
  })

  it('falls back if its code cannot be loaded, and retry loads it again', async () => {
    const fakeDatabase = createFakeDatabase()
    const open = vi.fn(async () => fakeDatabase.database).mockRejectedValueOnce(new Error('offline'))
    const { read, status, retry } = setUp(open)
    const { received } = read()
    await settle()
    expect([received.length, status.get().isUnreachable]).toEqual([1, true])
    retry()
    await settle()
    fakeDatabase.connect()
    fakeDatabase.send('login/layout1', { title: 'a' })
    expect(received[1]).toEqual({ title: 'a' })
  })
})

describe('a lost connection', () => {
  const setUpDisconnected = async () => {
    const connected = setUp()
    const screen = connected.read()
    await settle()
    connected.connect()
    connected.send('login/layout1', { title: 'a' })
    connected.connect(false)
    return { ...connected, ...screen }
  }

  it('has no effect if it returns in time', async () => {
    const { connect, status, received } = await setUpDisconnected()
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    connect()
    await waitForTimeout()
    expect(status.get()).toEqual({ isLoading: false, isUnreachable: false })
    expect(received).toEqual([{ title: 'a' }])
  })

  it('is paused even if no screen reads anything', async () => {
    const { stop, database } = await setUpDisconnected()
    stop()
    await waitForTimeout()
    expect(database.pause).toHaveBeenCalledTimes(1)
  })

  it('keeps the last values on the screen, and is paused', async () => {
    const { status, received, database } = await setUpDisconnected()
    await waitForTimeout()
    expect([status.get().isUnreachable, received]).toEqual([true, [{ title: 'a' }]])
    expect(database.pause).toHaveBeenCalledTimes(1)
  })
})

describe('Arabic data', () => {
  it('is read below ar; the built-in Arabic data is shown until then', async () => {
    const { read, sendArabic, connect, send } = setUp()
    const { received } = read('home', 'ar')
    await settle()
    sendArabic('home', { title: 'كتاب' })
    connect()
    send('ar/home', { title: 'قاعدة' })
    sendArabic('home', { title: 'كتاب' })
    expect(received).toEqual([{ title: 'كتاب' }, { title: 'قاعدة' }])
  })

  it('is the built-in data if the database cannot be reached', async () => {
    const { read, sendArabic, status } = setUp()
    const { received } = read('home', 'ar')
    await waitForTimeout()
    sendArabic('home', { title: 'كتاب' })
    expect([received, status.get().isUnreachable]).toEqual([[{ title: 'كتاب' }], true])
  })
})
