import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

const sheet = (page: Page) => page.locator('[data-overlay=action-sheet]')

/** For each choice: opens the sheet, presses the button of the choice, and expects its message. */
async function chooseAndExpectMessages(page: Page, openerName: string, choices: Record<string, string>) {
  for (const [choice, message] of Object.entries(choices))
    await test.step(`${choice}: ${message}`, async () => {
      // Taps, because a mouse pointer over the previous toast would keep the toast open.
      await button(page, openerName).tap()
      await sheet(page).getByRole('button', { name: choice, exact: true }).tap()
      await expectMessage(page, message)
      await expect(sheet(page)).toHaveCount(0)
    })
}

test('a product can be bought and opened, and its sheet has four actions', async ({ page }) => {
  await openScreen(page, '/action-sheet/0/', { mode: 'ios' })
  await tapAndExpectMessages(page, [
    ['Buy for $189.00', 'Arch One is in your cart for $189.00'],
    [/Arch One headphones/, 'Arch One, 4.8 out of 5 from 212 owners'],
  ])
  await chooseAndExpectMessages(page, 'More options', {
    'Add to cart': 'Added to cart',
    'Add to favorites': 'Added to favorites',
    'Read the manual': 'Arch One manual opened',
    'Not interested': 'You will not see Arch One again',
  })
})

test('the sheet lists its actions and ends with Cancel, and Cancel shows no message', async ({ page }) => {
  await openScreen(page, '/action-sheet/1/', { mode: 'md' })
  await button(page, 'More options').click()
  await expect(
    page.getByRole('dialog', { name: 'The hour when the whole city turns blue' }).getByRole('button'),
  ).toHaveText(['Save story', 'More by Sofia Marchetti', 'Order the print edition', 'Hide story', 'Cancel'])
  await button(page, 'Cancel').click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator('[data-overlay]')).toHaveCount(0)
  await chooseAndExpectMessages(page, 'More options', {
    'Order the print edition': 'The print edition is in your cart',
    'Save story': 'Saved to your stories',
    'More by Sofia Marchetti': 'Three more stories by Sofia Marchetti',
    'Hide story': 'You will not see this story again',
  })
})

test('the sheet of a card has a heading, and its messages name the card', async ({ page }) => {
  await openScreen(page, '/action-sheet/2/', { mode: 'ios' })
  await tapAndExpectMessages(page, [[/^Noodles Late-night ramen at Kiku/, 'Late-night ramen at Kiku opened']])
  const openerName = 'More options for Fresh mint tea'
  await chooseAndExpectMessages(page, openerName, {
    'Show menu and hours': 'Menu and hours for Fresh mint tea opened',
    'Add to favorites': 'Fresh mint tea added to favorites',
    'Hide until tomorrow': 'Fresh mint tea is hidden until tomorrow',
    'Remove from list': 'Fresh mint tea removed',
  })
  await button(page, openerName).click()
  await expect(page.getByRole('dialog', { name: 'Fresh mint tea' })).toBeVisible()
})

test('Tab and Shift+Tab move through the buttons of the sheet and never to the page', async ({ page }) => {
  await openScreen(page, '/action-sheet/1/', { mode: 'ios' })
  await button(page, 'More options').click()
  await expect(page.locator('[data-overlay=action-sheet][data-state=presented]')).toHaveCount(1)
  const choices = ['Save story', 'More by Sofia Marchetti', 'Order the print edition', 'Hide story', 'Cancel']
  const expectFocused = (name: string) =>
    expect(sheet(page).getByRole('button', { name, exact: true })).toBeFocused()
  for (const name of choices) {
    await page.keyboard.press('Tab')
    await expectFocused(name)
  }
  await page.keyboard.press('Tab')
  await expectFocused('Save story')
  await page.keyboard.press('Shift+Tab')
  await expectFocused('Cancel')
  await page.keyboard.press('Shift+Tab')
  await expectFocused('Hide story')
})

/** Query parameters for iOS 18 and Material, which show the sheet at the lower edge of the frame. */
const BOTTOM_SHEET_QUERIES: Record<string, string>[] = [{ mode: 'ios', ios: '18' }, { mode: 'md' }]

for (const query of BOTTOM_SHEET_QUERIES)
  test(`the sheet stays above the bottom safe area (${query.mode})`, { tag: '@extended' }, async ({
    page,
  }) => {
    await openScreen(page, '/action-sheet/1/', query)
    const frame = page.locator('[data-frame]').first()
    await frame.evaluate((element: HTMLElement) => element.style.setProperty('--safe-bottom', '34px'))
    await button(page, 'More options').click()
    await expect(page.locator('[data-overlay=action-sheet][data-state=presented]')).toHaveCount(1)
    const [cancelBox, frameBox] = [await button(page, 'Cancel').boundingBox(), await frame.boundingBox()]
    const gapBelow =
      (frameBox?.y ?? 0) + (frameBox?.height ?? 0) - (cancelBox?.y ?? 0) - (cancelBox?.height ?? 0)
    expect(gapBelow).toBeGreaterThanOrEqual(33)
  })

test.describe('the position of the sheet', () => {
  const measureBoxes = async (page: Page) => {
    await expect(page.locator('[data-overlay=action-sheet][data-state=presented]')).toHaveCount(1)
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(`${selector} has no box`)
      return { x: box.x, y: box.y, right: box.x + box.width, bottom: box.y + box.height }
    }
    return {
      card: await boxOf('[data-overlay=action-sheet] [role=dialog]'),
      frame: await boxOf('[data-frame]'),
    }
  }
  const backdrop = (page: Page) => sheet(page).locator(':scope > [data-backdrop]')
  const transparent = 'rgba(0, 0, 0, 0)'

  for (const dir of ['ltr', 'rtl'] as const)
    test(`iOS 26 shows the sheet at the pressed button, and a tap outside cancels it (${dir})`, {
      tag: dir === 'rtl' ? '@extended' : [],
    }, async ({ page }) => {
      await openScreen(page, '/action-sheet/0/', { mode: 'ios', ios: '26', dir, lang: 'en' })
      const openerBox = await button(page, 'More options').boundingBox()
      await button(page, 'More options').click()
      const { card } = await measureBoxes(page)
      const [start, end] = [openerBox?.x ?? 0, (openerBox?.x ?? 0) + (openerBox?.width ?? 0)]
      expect(card.y).toBeCloseTo(openerBox?.y ?? 0, 0)
      if (dir === 'ltr') expect(card.right).toBeCloseTo(end, 0)
      else expect(card.x).toBeCloseTo(start, 0)
      await expect(backdrop(page)).toHaveCSS('background-color', transparent)
      await test.step('Cancel is visible only when it has keyboard focus', async () => {
        const cancel = button(page, 'Cancel')
        await expect(cancel.locator('..')).toHaveCSS('clip-path', 'inset(50%)')
        await page.keyboard.press('Shift+Tab')
        await expect(cancel).toBeFocused()
        await expect(cancel.locator('..')).toHaveCSS('clip-path', 'none')
      })
      await page.touchscreen.tap(195, 780)
      await expect(sheet(page)).toHaveCount(0)
    })

  test('iOS 26 centers a sheet without an anchor, with Cancel as the last button', {
    tag: '@extended',
  }, async ({ page }) => {
    await openScreen(page, '/action-sheet/0/', { mode: 'ios', ios: '26' })
    await page.evaluate(() => {
      void window.patternbook?.overlays.actionSheet({ header: 'Share', buttons: ['Cancel', 'Copy', 'Print'] })
    })
    const { card, frame } = await measureBoxes(page)
    expect(card.x + card.right).toBeCloseTo(frame.x + frame.right, 0)
    expect(card.y + card.bottom).toBeCloseTo(frame.y + frame.bottom, 0)
    expect(card.right - card.x).toBe(320)
    await expect(backdrop(page)).not.toHaveCSS('background-color', transparent)
    const choices = page.getByRole('dialog', { name: 'Share' }).getByRole('button')
    await expect(choices).toHaveText(['Copy', 'Print', 'Cancel'])
    for (const choice of await choices.all()) await expect(choice).toHaveCSS('border-radius', '24px')
    await choices.last().click()
    await expect(sheet(page)).toHaveCount(0)
  })

  test('iOS 26 shows Cancel at the anchor if the backdrop does not dismiss the sheet', {
    tag: '@extended',
  }, async ({ page }) => {
    await openScreen(page, '/action-sheet/0/', { mode: 'ios', ios: '26' })
    await page.evaluate(() => {
      const anchor = { clientX: 300, clientY: 200 }
      void window.patternbook?.overlays.actionSheet({
        anchor,
        buttons: ['Copy', 'Cancel'],
        backdropDismiss: false,
      })
    })
    await expect(sheet(page)).toHaveAttribute('data-anchored')
    await button(page, 'Cancel').click()
    await expect(sheet(page)).toHaveCount(0)
  })

  test('iOS 18 and Material show the sheet at the lower edge', { tag: '@extended' }, async ({ page }) => {
    for (const query of BOTTOM_SHEET_QUERIES)
      await test.step(`${query.mode}`, async () => {
        await openScreen(page, '/action-sheet/0/', query)
        await button(page, 'More options').click()
        const { card, frame } = await measureBoxes(page)
        expect(card.bottom).toBeCloseTo(frame.bottom, 0)
        expect(card.right - card.x).toBeCloseTo(frame.right - frame.x, 0)
        await expect(button(page, 'Cancel')).toBeInViewport()
      })
  })
})
