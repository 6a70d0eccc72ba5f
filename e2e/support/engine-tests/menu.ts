import { expect } from '@playwright/test'
import {
  type Box,
  boxOf,
  buttonXPath,
  chooseOption,
  type EngineDriver,
  type EngineTest,
  isPageInert,
  toggleSwitch,
  visitLab,
  waitForFocusOn,
  waitForResult,
} from '../engine-driver'
import { swipe } from '../synthetic-touch'

const MENU_PANEL_SELECTOR = '[data-menu-panel]:not([hidden])'
const FRAME_SELECTOR = '.lab-device [data-frame]'

/** Returns how far the menu and the page are from an edge of the frame, px. Positive distances are toward the opposite edge. */
async function distancesFromEdge(driver: EngineDriver, edge: 'left' | 'right') {
  const [menu, frameBox] = [await boxOf(driver, MENU_PANEL_SELECTOR), await boxOf(driver, FRAME_SELECTOR)]
  const page = await boxOf(driver, '[data-frame] [data-stack]')
  const distanceInward = (box: Box) =>
    Math.round(edge === 'left' ? box.left - frameBox.left : frameBox.right - box.right)
  return { menu: distanceInward(menu), page: distanceInward(page) }
}

/** Tests of menus: every type, both sides, and gestures. */
export const menuTests: readonly EngineTest[] = [
  {
    title: 'a menu of every type opens at its side, and a choice closes it with its role',
    async run(driver) {
      await visitLab(driver, 'menu')
      // The menu is 304 px wide. Menus of the type `overlay` do not move the page.
      for (const [type, side, edge, pageOffset] of [
        ['overlay', 'start', 'left', 0],
        ['push', 'start', 'left', 304],
        ['push', 'end', 'right', 304],
        ['reveal', 'end', 'right', 304],
      ] as const) {
        await chooseOption(driver, 'Menu type', type)
        await chooseOption(driver, 'Menu side', side)
        await driver.click(buttonXPath('Open menu'))
        await waitForResult(driver, 'did open')
        expect(await distancesFromEdge(driver, edge), `${type} ${side}`).toEqual({
          menu: 0,
          page: pageOffset,
        })
        expect(await isPageInert(driver)).toBe(true)
        await waitForFocusOn(driver, 'Inbox')
        await driver.click(buttonXPath('Sent', '//*[@data-menu-panel and not(@hidden)]'))
        await waitForResult(driver, 'Menu: will open, did open, will close (Sent), did close (Sent)')
        await waitForFocusOn(driver, 'Open menu')
        expect(await isPageInert(driver)).toBe(false)
        const [page, frameBox] = [
          await boxOf(driver, '[data-frame] [data-stack]'),
          await boxOf(driver, FRAME_SELECTOR),
        ]
        expect(page.left, `${type} ${side}`).toBe(frameBox.left)
      }
    },
  },
  ...(['ltr', 'rtl'] as const).map((dir) => ({
    title: `a swipe opens a menu from its edge and closes it (${dir})`,
    async run(driver: EngineDriver) {
      const pointAt = (fraction: number) => [dir === 'ltr' ? fraction : 1 - fraction, 0.5] as const
      await visitLab(driver, 'menu', `?mode=ios&lang=en&dir=${dir}`)
      await toggleSwitch(driver, 'Menu swipe')
      await swipe(driver, FRAME_SELECTOR, pointAt(0.5), pointAt(0.95))
      await swipe(driver, FRAME_SELECTOR, pointAt(0.02), pointAt(0.75))
      await waitForResult(driver, 'Menu: will open, did open')
      await swipe(driver, FRAME_SELECTOR, pointAt(0.7), pointAt(0.05))
      await waitForResult(driver, 'Menu: will open, did open, will close (gesture), did close (gesture)')
      expect(await isPageInert(driver)).toBe(false)
    },
  })),
]
