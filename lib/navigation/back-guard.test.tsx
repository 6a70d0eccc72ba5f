// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BACK_OVERLAY, backLadder } from '@/lib/back'
import { finish, go, settled, start, text, visible } from './testing/stack-kit'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

/** Closes what this test has opened. */
let close: (() => void) | undefined
/** Opens something that Back closes, unless `answer` is false. */
const open = async (answer = true) => {
  const remove = backLadder.register(BACK_OVERLAY, () => {
    if (answer) remove()
  })
  close = remove
  await settled()
}
const beforePop = () => {
  if (!backLadder.closable()) return false
  void backLadder.request('back')
  return true
}
/** Index of the history entry, and whether that is the guard. */
const here = () => {
  const { index, guard } = history.state.patternbook
  return { index, guarded: guard === index }
}
/** Waits until the history has come to rest: each of its steps takes a turn of the event loop. */
const rest = async () => {
  for (let turn = 0; turn < 8; turn++) await settled()
}
/** Presses Back, as the browser's button does. */
const back = async () => {
  history.back()
  await rest()
}

beforeEach(async () => {
  // A document that was opened from another page of the same browser.
  history.pushState(null, '', '/elsewhere/')
  history.pushState(null, '', '/boot/')
  await import('./back-guard')
})
afterEach(async () => {
  close?.()
  close = undefined
  vi.unstubAllGlobals()
  await settled()
})

const begin = async (props: Parameters<typeof start>[0] = {}) => {
  start({ beforePop, ...props })
  await rest()
}

describe('something is open on the first entry of the document, and the browser has no CloseWatcher', () => {
  it('Back closes it, and the page and its address stay', async () => {
    await begin()
    await open()
    expect(here()).toEqual({ index: 1, guarded: true })
    await back()
    expect(backLadder.closable()).toBe(false)
    expect([here(), location.pathname, visible()]).toEqual([{ index: 0, guarded: false }, '/boot/', ['boot']])
  })

  it('closed without Back, the history is where it was: the next Back leaves, and Forward changes nothing', async () => {
    await begin()
    await open()
    close?.()
    await rest()
    expect(here()).toEqual({ index: 0, guarded: false })
    history.forward()
    await rest()
    expect([here(), visible()]).toEqual([{ index: 0, guarded: false }, ['boot']])
    await back()
    expect(location.pathname).toBe('/elsewhere/')
  })

  it('what requires an answer takes every Back', async () => {
    await begin()
    await open(false)
    for (let press = 0; press < 3; press++) {
      await back()
      expect([backLadder.closable(), here()]).toEqual([true, { index: 1, guarded: true }])
    }
  })

  it('opened and closed again and again, there is one guard at most, and none in the end', async () => {
    await begin()
    for (let times = 0; times < 3; times++) {
      await open()
      close?.()
      await settled()
      await open()
      close?.()
    }
    await rest()
    expect(here()).toEqual({ index: 0, guarded: false })
    const { length } = history
    await open()
    expect([here(), history.length]).toEqual([{ index: 1, guarded: true }, length])
  })

  it('a page that is opened from it takes the place of the guard', async () => {
    await begin()
    await open()
    await go('/a/')
    await rest()
    await finish()
    expect([here(), visible(), location.pathname]).toEqual([{ index: 1, guarded: false }, ['a'], '/a/'])
    expect(text('a')).toMatch(/^a: back to .*, active$/)
    await back()
    await finish()
    expect([here().index, visible(), location.pathname]).toEqual([0, ['boot'], '/boot/'])
    await back()
    expect(location.pathname).toBe('/elsewhere/')
  })

  it('a query that was written while it was open stays in the address', async () => {
    await begin()
    await open()
    history.replaceState(history.state, '', '/boot/?mode=md')
    await back()
    expect([location.search, here()]).toEqual(['?mode=md', { index: 0, guarded: false }])
  })

  it('a document that is loaded again on the guard steps off it', async () => {
    history.replaceState({ patternbook: { index: 0, base: 0, depth: 0 } }, '')
    history.pushState({ patternbook: { index: 1, base: 0, depth: 0, guard: 1 } }, '')
    await begin()
    expect([here(), visible()]).toEqual([{ index: 0, guarded: false }, ['boot']])
    await back()
    expect(location.pathname).toBe('/elsewhere/')
  })

  it.each([
    [
      'on a page that was opened from another',
      async () => {
        await begin()
        await go('/a/')
        await finish()
      },
    ],
    [
      'where the browser has a CloseWatcher',
      async () => {
        vi.stubGlobal('CloseWatcher', class {})
        await begin()
      },
    ],
    [
      'in an embed',
      async () => {
        document.documentElement.dataset.embed = ''
        await begin()
      },
    ],
    [
      'without a press',
      async () => {
        vi.stubGlobal('navigator', { userActivation: { isActive: false } })
        await begin()
      },
    ],
  ])('the history gets no guard %s', async (_, prepare) => {
    await prepare()
    const { length } = history
    const before = JSON.stringify(history.state)
    await open()
    await rest()
    expect([history.length, JSON.stringify(history.state)]).toEqual([length, before])
  })
})
