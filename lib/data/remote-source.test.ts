import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RemoteDatabase } from './remote-database'
import { createRemoteSource, REMOTE_TIMEOUT_MS } from './remote-source'
import type { DataSource, Lang, Listener } from './source'

type Watcher = { path: string; value(value: unknown): void; denied(reason: Error): void }

/** A database that says what a test tells it to. */
const fake = () => {
  const watchers = new Set<Watcher>()
  let follow: (connected: boolean) => void = () => {}
  const database: RemoteDatabase = {
    watch(path, value, denied) {
      const watcher = { path, value, denied }
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    connected(listener) {
      follow = listener
      listener(false)
    },
    pause: vi.fn(),
    resume: vi.fn(),
  }
  const each = (path: string, tell: (watcher: Watcher) => void) => {
    for (const watcher of watchers) if (watcher.path === path) tell(watcher)
  }
  return {
    database,
    watchers,
    connect: (now = true) => follow(now),
    send: (path: string, value: unknown) => each(path, (watcher) => watcher.value(value)),
    deny: (path: string) => each(path, (watcher) => watcher.denied(new Error('permission denied'))),
  }
}

/** The book's own Arabic arrives when a test says so. */
const book = () => {
  const listeners = new Map<string, Listener<unknown>>()
  const builtIn: DataSource = {
    instant: (lang) => lang === 'en',
    peek: () => undefined,
    subscribe(path, lang, listener) {
      if (lang === 'ar') listeners.set(path, listener as Listener<unknown>)
      return () => listeners.delete(path)
    },
  }
  return { builtIn, bring: (path: string, value: unknown) => listeners.get(path)?.value(value) }
}

const setUp = (open?: () => Promise<RemoteDatabase>) => {
  const server = fake()
  const own = book()
  const warn = vi.fn()
  const validate = (_: string, value: unknown) => (value === 'broken' ? 'it is broken' : undefined)
  const remote = createRemoteSource({
    open: open ?? (async () => server.database),
    builtIn: own.builtIn,
    validate,
    warn,
  })
  const read = (path = 'login/layout1', lang: Lang = 'en') => {
    const heard: unknown[] = []
    const stop = remote.source.subscribe(path, lang, {
      value: (value) => heard.push(value),
      error: (error) => heard.push(error),
    })
    return { heard, stop }
  }
  return { ...server, ...own, ...remote, warn, read }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const wait = () => vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('data of a database', () => {
  it('arrives as a stream: what is there, and every change', async () => {
    const { read, connect, send, source } = setUp()
    const { heard } = read()
    await settle()
    connect()
    send('login/layout1', { title: 'a' })
    send('login/layout1', { title: 'b' })
    send('login/layout1', null)
    expect(heard).toEqual([{ title: 'a' }, { title: 'b' }, null])
    expect(source.peek('login/layout1', 'en')).toBeNull()
  })

  it('shows what the book brings along until then', () => {
    const { read, source, reach } = setUp()
    const { heard } = read()
    expect([source.instant('en'), heard, reach.get()]).toEqual([true, [], { waiting: true, lost: false }])
  })

  it('is known at once when a screen is opened again', async () => {
    const { read, connect, send, source } = setUp()
    const { stop } = read()
    await settle()
    connect()
    send('login/layout1', { title: 'a' })
    stop()
    expect(source.peek('login/layout1', 'en')).toEqual({ title: 'a' })
  })

  it('lets go of a path when its screen closes', async () => {
    const { read, watchers, reach, connect } = setUp()
    const { stop } = read()
    await settle()
    connect()
    expect(watchers.size).toBe(1)
    stop()
    expect(watchers.size).toBe(0)
    await wait()
    expect(reach.get()).toEqual({ waiting: false, lost: false })
  })

  it('is not asked for what only the book has', async () => {
    const open = vi.fn(async () => fake().database)
    setUp(open).read('settings')
    await settle()
    expect(open).not.toHaveBeenCalled()
  })
})

describe('a read that fails', () => {
  it('hands over an empty list when it is denied, and is told once', async () => {
    const { read, connect, deny, warn, reach } = setUp()
    const { heard } = read('login/layout2')
    await settle()
    connect()
    deny('login/layout2')
    expect(heard).toMatchObject([{ list: [], fallback: false, failure: 'denied', path: 'login/layout2' }])
    expect(reach.get().waiting).toBe(false)
    const again = read('login/layout2')
    deny('login/layout2')
    expect(again.heard).toHaveLength(1)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Patternbook: "login\/layout2" .*permission denied.*rules/)
  })

  it('fails when an object has the wrong form, and heals with the next one', async () => {
    const { read, connect, send } = setUp()
    const { heard } = read()
    await settle()
    connect()
    send('login/layout1', 'broken')
    expect(heard).toMatchObject([{ failure: 'invalid', fallback: false }])
    send('login/layout1', { title: 'a' })
    expect(heard[1]).toEqual({ title: 'a' })
  })
})

describe('a database that cannot be reached', () => {
  it('is given up within five seconds; the book goes on with its own data, and nothing is asked any more', async () => {
    const { read, reach, database } = setUp()
    const { heard } = read()
    await wait()
    expect(REMOTE_TIMEOUT_MS).toBeLessThan(5000)
    expect(heard).toMatchObject([{ fallback: true, failure: 'unreachable' }])
    expect(reach.get()).toEqual({ waiting: false, lost: true })
    expect(database.pause).toHaveBeenCalledTimes(1)
    const next = read('home')
    await settle()
    expect(next.heard).toMatchObject([{ fallback: true }])
  })

  it('is asked again on retry, and then everything on the screen is live', async () => {
    const { read, reach, retry, database, connect, send } = setUp()
    const { heard } = read()
    await wait()
    retry()
    expect(database.resume).toHaveBeenCalledTimes(1)
    expect(reach.get()).toEqual({ waiting: true, lost: false })
    connect()
    send('login/layout1', { title: 'a' })
    expect(heard[1]).toEqual({ title: 'a' })
    await wait()
    expect(reach.get()).toEqual({ waiting: false, lost: false })
  })

  it('is given up again when retrying does not help', async () => {
    const { read, reach, retry, database } = setUp()
    read()
    await wait()
    retry()
    await wait()
    expect(reach.get().lost).toBe(true)
    expect(database.pause).toHaveBeenCalledTimes(2)
  })

  it('is given up when it connects and says nothing; a late word is still heard', async () => {
    const { read, reach, connect, send, database } = setUp()
    const { heard } = read()
    await settle()
    connect()
    await wait()
    expect(reach.get().lost).toBe(true)
    expect(database.pause).not.toHaveBeenCalled()
    send('login/layout1', { title: 'late' })
    expect([heard[1], reach.get().lost]).toEqual([{ title: 'late' }, false])
  })

  it('is given up when even its code does not arrive, which retry fetches again', async () => {
    const server = fake()
    const open = vi.fn(async () => server.database).mockRejectedValueOnce(new Error('offline'))
    const { read, reach, retry } = setUp(open)
    const { heard } = read()
    await settle()
    expect([heard.length, reach.get().lost]).toEqual([1, true])
    retry()
    await settle()
    server.connect()
    server.send('login/layout1', { title: 'a' })
    expect(heard[1]).toEqual({ title: 'a' })
  })
})

describe('a connection that drops', () => {
  const live = async () => {
    const parts = setUp()
    const screen = parts.read()
    await settle()
    parts.connect()
    parts.send('login/layout1', { title: 'a' })
    parts.connect(false)
    return { ...parts, ...screen }
  }

  it('goes unnoticed when it is back soon', async () => {
    const { connect, reach, heard } = await live()
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1)
    connect()
    await wait()
    expect(reach.get()).toEqual({ waiting: false, lost: false })
    expect(heard).toEqual([{ title: 'a' }])
  })

  it('rests as well while no screen reads anything', async () => {
    const { stop, database } = await live()
    stop()
    await wait()
    expect(database.pause).toHaveBeenCalledTimes(1)
  })

  it('leaves what came last on the screen when it stays away, and rests', async () => {
    const { reach, heard, database } = await live()
    await wait()
    expect([reach.get().lost, heard]).toEqual([true, [{ title: 'a' }]])
    expect(database.pause).toHaveBeenCalledTimes(1)
  })
})

describe('Arabic data', () => {
  it('lies below ar; the book’s own is shown until it is there', async () => {
    const { read, bring, connect, send } = setUp()
    const { heard } = read('home', 'ar')
    await settle()
    bring('home', { title: 'كتاب' })
    connect()
    send('ar/home', { title: 'قاعدة' })
    bring('home', { title: 'كتاب' })
    expect(heard).toEqual([{ title: 'كتاب' }, { title: 'قاعدة' }])
  })

  it('stays the book’s own when the database cannot be reached', async () => {
    const { read, bring, reach } = setUp()
    const { heard } = read('home', 'ar')
    await wait()
    bring('home', { title: 'كتاب' })
    expect([heard, reach.get().lost]).toEqual([[{ title: 'كتاب' }], true])
  })
})
