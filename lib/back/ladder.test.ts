import { describe, expect, it } from 'vitest'
import { closeAll } from './close-all'
import { createBackLadder } from './ladder'
import { BACK_MENU, BACK_NAVIGATION, BACK_OVERLAY } from './priorities'

describe('the back ladder', () => {
  it('a press runs the only handler', async () => {
    const ladder = createBackLadder()
    const calls: string[] = []
    ladder.register(BACK_OVERLAY, () => void calls.push('overlay'))
    expect(await ladder.request()).toBe(true)
    expect(calls).toEqual(['overlay'])
  })

  it('an open overlay handles the press; the handlers of the menu and the page do not run', async () => {
    const ladder = createBackLadder()
    const calls: string[] = []
    ladder.register(BACK_NAVIGATION, () => void calls.push('page'))
    ladder.register(BACK_OVERLAY, () => void calls.push('overlay'))
    ladder.register(BACK_MENU, () => void calls.push('menu'))
    await ladder.request()
    expect(calls).toEqual(['overlay'])
  })

  it('among equal priorities the handler registered last runs', async () => {
    const ladder = createBackLadder()
    const calls: string[] = []
    ladder.register(BACK_OVERLAY, () => void calls.push('first'))
    const remove = ladder.register(BACK_OVERLAY, () => void calls.push('second'))
    await ladder.request()
    remove()
    await ladder.request()
    expect(calls).toEqual(['second', 'first'])
  })

  it('next() runs the next lower handler, once', async () => {
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

  it('without handlers the press is reported as unhandled', async () => {
    const ladder = createBackLadder()
    expect(await ladder.request()).toBe(false)
    ladder.register(BACK_MENU, () => false)
    expect(await ladder.request()).toBe(false)
  })

  it('a second press is ignored while the first is still being handled', async () => {
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
    let navigated = false
    ladder.register(BACK_NAVIGATION, () => {
      navigated = true
    })
    expect(await ladder.request('escape')).toBe(false)
    expect(navigated).toBe(false)
  })

  it('passes the source of the press, and closable() is true while an overlay or menu is open', async () => {
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

  it('Back closes something that is not above the page, and a page change does not', async () => {
    const ladder = createBackLadder()
    let presses = 0
    ladder.register(
      BACK_MENU,
      () => {
        presses++
      },
      () => [],
    )
    await closeAll(ladder)
    expect([ladder.open(), ladder.closable(), presses]).toEqual([[], true, 0])
    await ladder.request('back')
    expect(presses).toBe(1)
  })
})
