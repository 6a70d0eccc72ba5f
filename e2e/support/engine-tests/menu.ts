import { expect } from '@playwright/test'
import { swipe } from '../engine-finger'
import {
  type Box,
  boxOf,
  button,
  choose,
  type EngineDriver,
  type EngineTest,
  isPageInert,
  toggle,
  visitLab,
  waitForFocusOn,
  waitForLastLine,
} from '../engine-test'

const PANEL = '[data-menu-panel]:not([hidden])'
const FRAME = '.lab-device [data-frame]'

/** Returns the distances of the menu and of the page from one edge of the frame, px. A positive distance is toward the other edge. */
async function positions(driver: EngineDriver, edge: 'left' | 'right') {
  const [menu, frame] = [await boxOf(driver, PANEL), await boxOf(driver, FRAME)]
  const page = await boxOf(driver, '[data-frame] [data-stack]')
  const inwards = (box: Box) => Math.round(edge === 'left' ? box.left - frame.left : frame.right - box.right)
  return { menu: inwards(menu), page: inwards(page) }
}

/** Menus of every type on both sides, and their gestures. */
export const menuTests: readonly EngineTest[] = [
  {
    title: 'a menu of every type opens at its side, and a choice closes it with its role',
    async go(driver) {
      await visitLab(driver, 'menu')
      for (const [type, side, edge, moved] of [
        ['overlay', 'start', 'left', 0],
        ['push', 'start', 'left', 304],
        ['push', 'end', 'right', 304],
        ['reveal', 'end', 'right', 304],
      ] as const) {
        await choose(driver, 'Menu type', type)
        await choose(driver, 'Menu side', side)
        await driver.click(button('Open menu'))
        await waitForLastLine(driver, 'did open')
        expect(await positions(driver, edge), `${type} ${side}`).toEqual({ menu: 0, page: moved })
        expect(await isPageInert(driver)).toBe(true)
        await waitForFocusOn(driver, 'Inbox')
        await driver.click(button('Sent', '//*[@data-menu-panel and not(@hidden)]'))
        await waitForLastLine(driver, 'Menu: will open, did open, will close (Sent), did close (Sent)')
        await waitForFocusOn(driver, 'Open menu')
        expect(await isPageInert(driver)).toBe(false)
        const [page, frame] = [await boxOf(driver, '[data-frame] [data-stack]'), await boxOf(driver, FRAME)]
        expect(page.left, `${type} ${side}`).toBe(frame.left)
      }
    },
  },
  ...(['ltr', 'rtl'] as const).map((dir) => ({
    title: `a swipe opens a menu from its edge and closes it (${dir})`,
    async go(driver: EngineDriver) {
      const at = (share: number) => [dir === 'ltr' ? share : 1 - share, 0.5] as const
      await visitLab(driver, 'menu', `?mode=ios&lang=en&dir=${dir}`)
      await toggle(driver, 'Menu swipe')
      await swipe(driver, FRAME, at(0.5), at(0.95))
      await swipe(driver, FRAME, at(0.02), at(0.75))
      await waitForLastLine(driver, 'Menu: will open, did open')
      await swipe(driver, FRAME, at(0.7), at(0.05))
      await waitForLastLine(driver, 'Menu: will open, did open, will close (gesture), did close (gesture)')
      expect(await isPageInert(driver)).toBe(false)
    },
  })),
]
