import { describe, expect, it } from 'vitest'
import { closeAll } from './close-all'
import { createBackLadder } from './ladder'
import { BACK_MENU, BACK_NAVIGATION, BACK_OVERLAY } from './priorities'

describe('a page that is left with something open', () => {
  it('TR-17: closes all of it, from the top down, and goes nowhere by that', async () => {
    const ladder = createBackLadder()
    const closed: string[] = []
    const open = (priority: number, name: string) => {
      const close = ladder.register(priority, () => {
        closed.push(name)
        close()
      })
    }
    open(BACK_NAVIGATION, 'page')
    open(BACK_MENU, 'menu')
    open(BACK_OVERLAY, 'sheet')
    open(BACK_OVERLAY, 'alert')
    await closeAll(ladder)
    expect(closed).toEqual(['alert', 'sheet', 'menu'])
  })

  it('leaves what the next page opens meanwhile', async () => {
    const ladder = createBackLadder()
    const open = ['alert of the page', 'sheet of the page']
    ladder.register(
      BACK_OVERLAY,
      () => void open.shift(),
      () => open,
    )
    const closing = closeAll(ladder)
    open.unshift('alert of the next page')
    await closing
    expect(open).toEqual(['alert of the next page', 'sheet of the page'])
  })

  it('does not wait for ever for what may not be closed', async () => {
    const ladder = createBackLadder()
    let asked = 0
    ladder.register(BACK_OVERLAY, () => {
      asked++
    })
    await closeAll(ladder)
    expect(asked).toBe(8)
  })
})
