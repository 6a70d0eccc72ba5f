import { describe, expect, it } from 'vitest'
import { createBackLadder } from './ladder'
import { BACK_MENU, BACK_NAVIGATION, BACK_OVERLAY } from './priorities'

describe('the back ladder', () => {
  it('HB-01: a press reaches the one thing that listens', async () => {
    const ladder = createBackLadder()
    const calls: string[] = []
    ladder.register(BACK_OVERLAY, () => void calls.push('overlay'))
    expect(await ladder.request()).toBe(true)
    expect(calls).toEqual(['overlay'])
  })

  it('HB-02: an open overlay answers, the menu and the page do not hear of it', async () => {
    const ladder = createBackLadder()
    const calls: string[] = []
    ladder.register(BACK_NAVIGATION, () => void calls.push('page'))
    ladder.register(BACK_OVERLAY, () => void calls.push('overlay'))
    ladder.register(BACK_MENU, () => void calls.push('menu'))
    await ladder.request()
    expect(calls).toEqual(['overlay'])
  })

  it('HB-03: of two equals the one that came last answers', async () => {
    const ladder = createBackLadder()
    const calls: string[] = []
    ladder.register(BACK_OVERLAY, () => void calls.push('first'))
    const remove = ladder.register(BACK_OVERLAY, () => void calls.push('second'))
    await ladder.request()
    remove()
    await ladder.request()
    expect(calls).toEqual(['second', 'first'])
  })

  it('HB-04: next() passes the press to the next lower handler, once', async () => {
    const ladder = createBackLadder()
    const calls: string[] = []
    ladder.register(BACK_NAVIGATION, () => void calls.push('page'))
    ladder.register(BACK_OVERLAY, async (next) => {
      calls.push('overlay')
      await next()
      return false
    })
    expect(await ladder.request()).toBe(true)
    expect(calls).toEqual(['overlay', 'page'])
  })

  it('HB-05: with nobody listening the press is reported as unhandled', async () => {
    const ladder = createBackLadder()
    expect(await ladder.request()).toBe(false)
    ladder.register(BACK_MENU, () => false)
    expect(await ladder.request()).toBe(false)
  })

  it('an impatient second press is ignored while the first is still being handled', async () => {
    const ladder = createBackLadder()
    let calls = 0
    let finish = () => {}
    ladder.register(BACK_OVERLAY, () => {
      calls += 1
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    const first = ladder.request()
    expect(await ladder.request()).toBe(true)
    expect(calls).toBe(1)
    finish()
    await first
    void ladder.request()
    expect(calls).toBe(2)
  })

  it('Escape never leaves the page', async () => {
    const ladder = createBackLadder()
    let left = false
    ladder.register(BACK_NAVIGATION, () => {
      left = true
    })
    expect(await ladder.request('escape')).toBe(false)
    expect(left).toBe(false)
  })

  it('tells what kind of request it was, and whether something closable is open', async () => {
    const ladder = createBackLadder()
    const sources: string[] = []
    ladder.register(BACK_NAVIGATION, () => {})
    expect(ladder.closable()).toBe(false)
    ladder.register(BACK_OVERLAY, (_, source) => void sources.push(source))
    expect(ladder.closable()).toBe(true)
    await ladder.request('escape')
    await ladder.request()
    expect(sources).toEqual(['escape', 'back'])
  })
})
