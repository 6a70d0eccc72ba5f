import type { Page } from '@playwright/test'
import type { AlertOptions, LoadingOptions, ToastOptions } from '@/lib/overlay/types'
import { axeFindings } from '../support/axe'
import { expect, test, waitForHydration } from '../support/test'
import { lookName, looks, urlWithQuery } from '../support/urls'

type OptionsByKind = {
  alert: AlertOptions
  actionSheet: object
  loading: LoadingOptions
  toast: ToastOptions
  modal: object
}

/** Opens a page on which tests can open overlays through `window.patternbook`. */
async function visit(page: Page, query = '?mode=ios') {
  await page.goto(`/alert/0/${query}`)
  await waitForHydration(page)
}

/** Opens an overlay and waits until it is presented. */
const openOverlay = <K extends keyof OptionsByKind>(page: Page, kind: K, options: OptionsByKind[K]) =>
  page.evaluate(
    async ([name, overlayOptions]) => {
      const overlays = window.patternbook?.overlays
      if (!overlays) throw new Error('the overlays are not loaded')
      await (overlays[name] as (options: unknown) => { presented: Promise<void> })(overlayOptions).presented
    },
    [kind, options] as const,
  )

const overlay = (page: Page) => page.locator('[data-overlay]')
/** Returns a button of an open overlay. The page behind the overlay also has buttons. */
const button = (page: Page, name: string) => overlay(page).getByRole('button', { name, exact: true })
const roomButton = (page: Page) => page.locator('[data-page] li button').first()
const focusedElement = (page: Page) => page.locator(':focus')
const ALERT_OPTIONS = {
  header: 'Hold this room?',
  message: 'Nothing is charged.',
  buttons: ['Cancel', 'Later', 'Ok'],
}

test.describe('closing', () => {
  test('the back button of a native wrapper closes the alert and leaves the page unchanged', async ({
    page,
  }) => {
    await visit(page)
    await openOverlay(page, 'alert', ALERT_OPTIONS)
    await page.evaluate(() => document.dispatchEvent(new Event('backbutton', { cancelable: true })))
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/alert\/0\//)
  })

  test('Escape closes it, and so does a tap outside', async ({ page }) => {
    await visit(page)
    await openOverlay(page, 'alert', ALERT_OPTIONS)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await openOverlay(page, 'alert', ALERT_OPTIONS)
    await page.locator('[data-backdrop]').click({ position: { x: 8, y: 8 } })
    await expect(overlay(page)).toHaveCount(0)
  })

  test('each press of Escape closes only the top one of two', async ({ page }) => {
    await visit(page)
    await openOverlay(page, 'actionSheet', { id: 'below', buttons: ['Share', 'Cancel'] })
    await openOverlay(page, 'alert', { id: 'above', ...ALERT_OPTIONS })
    await page.keyboard.press('Escape')
    await expect(page.locator('#above')).toHaveCount(0)
    await expect(page.locator('#below')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  })

  test('an alert that requires an answer ignores Escape and taps outside', async ({ page }) => {
    await visit(page)
    await openOverlay(page, 'alert', { ...ALERT_OPTIONS, backdropDismiss: false })
    await page.keyboard.press('Escape')
    await page.locator('[data-backdrop]').click({ position: { x: 8, y: 8 } })
    await expect(overlay(page)).toHaveAttribute('data-state', 'presented')
    await button(page, 'Ok').click()
    await expect(overlay(page)).toHaveCount(0)
  })
})

test.describe('focus', () => {
  for (const [where, width] of [
    ['around the buttons when the screen fills the window', 390],
    ['through the buttons and on to the shell beside it', 1440],
  ] as const)
    test(`Tab moves ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit(page)
      await openOverlay(page, 'alert', ALERT_OPTIONS)
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toBeFocused()
      for (const name of ['Cancel', 'Later', 'Ok']) {
        await page.keyboard.press('Tab')
        await expect(focusedElement(page)).toHaveText(name)
      }
      await page.keyboard.press('Tab')
      if (width < 1024) {
        await expect(focusedElement(page)).toHaveText('Cancel')
        await page.keyboard.press('Shift+Tab')
        await expect(focusedElement(page)).toHaveText('Ok')
        await expect(dialog).toHaveAttribute('aria-modal', 'true')
      } else {
        await expect(dialog.locator(':focus')).toHaveCount(0)
        await expect(dialog).not.toHaveAttribute('aria-modal')
      }
    })

  test('closing an alert returns the focus to its opener', async ({ page }) => {
    await visit(page)
    await roomButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(overlay(page).and(page.locator('[data-overlay=alert]'))).toHaveCount(0)
    await expect(roomButton(page)).toBeFocused()
  })

  test('a toast above an alert does not take the focus', async ({ page }) => {
    await visit(page)
    await openOverlay(page, 'alert', ALERT_OPTIONS)
    await page.keyboard.press('Tab')
    await openOverlay(page, 'toast', { message: 'Saved', duration: 0, buttons: ['Undo'] })
    await page.locator('[data-overlay=toast]').getByText('Saved').click()
    await expect(focusedElement(page)).toHaveText('Cancel')
    await button(page, 'Undo').click()
    await expect(page.locator('[data-overlay=toast]')).toHaveCount(0)
    await expect(focusedElement(page)).toHaveText('Cancel')
  })

  test('F8 moves the focus to a toast above an alert, and pressing its button returns the focus', async ({
    page,
  }) => {
    await visit(page)
    await openOverlay(page, 'alert', ALERT_OPTIONS)
    await page.keyboard.press('Tab')
    await openOverlay(page, 'toast', { message: 'Saved', duration: 0, buttons: ['Undo'] })
    await page.keyboard.press('F8')
    await expect(page.getByRole('group', { name: 'Saved' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Undo')).toBeFocused()
    await page.keyboard.press('F8')
    await expect(focusedElement(page)).toHaveText('Cancel')
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-overlay=toast]')).toHaveCount(0)
    await expect(focusedElement(page)).toHaveText('Cancel')
  })

  test('the page is inert until the last overlay has closed', async ({ page }) => {
    await visit(page)
    await openOverlay(page, 'loading', { message: 'Fetching', duration: 0, backdropDismiss: true })
    await openOverlay(page, 'alert', ALERT_OPTIONS)
    await expect(roomButton(page).locator('xpath=ancestor::*[@inert]').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-overlay=alert]')).toHaveCount(0)
    await expect(page.locator('[data-beneath-overlay]').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.locator('[data-beneath-overlay]')).toHaveCount(0)
  })

  test('Enter does not check a checkbox, Space does', async ({ page }) => {
    await visit(page)
    const inputs = [{ type: 'checkbox' as const, label: 'Basil', value: 'basil' }]
    await openOverlay(page, 'alert', { header: 'Toppings', inputs, buttons: ['Ok'] })
    const checkbox = page.getByRole('checkbox', { name: 'Basil' })
    await checkbox.focus()
    await page.keyboard.press('Enter')
    await expect(checkbox).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(checkbox).toBeChecked()
  })

  test('an alert opened from an action sheet is on top, and the sheet closes', async ({ page }) => {
    await visit(page)
    await page.evaluate(async () => {
      const overlays = window.patternbook?.overlays
      await overlays?.actionSheet({
        buttons: [
          {
            text: 'Delete',
            handler: () => void overlays.alert({ id: 'sure', header: 'Sure?', buttons: ['Ok'] }),
          },
        ],
      }).presented
    })
    await button(page, 'Delete').click()
    await expect(button(page, 'Ok')).toBeFocused()
    await expect(page.locator('[data-overlay=action-sheet]')).toHaveCount(0)
    await expect(page.locator('#sure')).toBeVisible()
  })
})

test.describe('a page that is left', () => {
  const finishAnimations = (page: Page) =>
    page.evaluate(() => {
      // Infinite animations cannot be finished.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    })
  const alert = (page: Page, state: string) => page.locator(`[data-overlay=alert][data-state=${state}]`)

  for (const phase of ['entrance', 'exit'] as const)
    test(`during the ${phase} of its alert closes the alert, and leaves nothing behind`, async ({ page }) => {
      await visit(page, '?mode=ios&motion=0.05')
      await roomButton(page).click()
      await expect(alert(page, 'presenting')).toHaveCount(1)
      if (phase === 'exit') {
        await finishAnimations(page)
        await expect(alert(page, 'presented')).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(alert(page, 'dismissing')).toHaveCount(1)
      }
      await page.locator('.sh-nav a[href*="/items/login/"]').click()
      await expect(page).toHaveURL(/\/items\/login\//)
      await expect(page.locator('[data-overlay=alert]')).toHaveCount(0)
      await expect(page.locator('[data-frame] [inert], [data-beneath-overlay]')).toHaveCount(0)
      await page.locator('[data-page-slot]:not([inert]) [data-content] a').first().click()
      await expect(page).toHaveURL(/\/login\/0\//)
    })
})

test('a toast blurs the page behind it on iOS, and not in Material', async ({ page }) => {
  for (const [mode, filter] of [
    ['ios', /blur/],
    ['md', 'none'],
  ] as const) {
    await visit(page, `?mode=${mode}`)
    await openOverlay(page, 'toast', { id: 'glass', message: 'Saved', duration: 0 })
    const filters = await page
      .locator('#glass, #glass *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backdropFilter))
    expect(filters.filter((filter) => filter !== 'none').join(' ') || 'none').toMatch(filter)
  }
})

test.describe('geometry', () => {
  for (const dir of ['ltr', 'rtl']) {
    test(`toasts are at the top, in the middle, and at the bottom of the frame (${dir})`, async ({
      page,
    }) => {
      await visit(page, `?mode=md&dir=${dir}&lang=en`)
      for (const position of ['top', 'middle', 'bottom'] as const) {
        await openOverlay(page, 'toast', { id: position, message: position, position, duration: 0 })
      }
      const frameBox = await page.locator('[data-frame]').boundingBox()
      const box = async (id: string) =>
        (await page.locator(`#${id}`).boundingBox()) as NonNullable<typeof frameBox>
      if (!frameBox) throw new Error('the frame has no box')
      const [top, middle, bottom] = [await box('top'), await box('middle'), await box('bottom')]
      expect(top.y - frameBox.y).toBeLessThan(24)
      expect(Math.abs(middle.y + middle.height / 2 - (frameBox.y + frameBox.height / 2))).toBeLessThan(2)
      expect(frameBox.y + frameBox.height - bottom.y - bottom.height).toBeLessThan(48)
      for (const { x, width } of [top, middle, bottom]) {
        expect(Math.abs(x - frameBox.x - (frameBox.x + frameBox.width - x - width))).toBeLessThan(2)
      }
    })
  }

  for (const mode of ['ios', 'md']) {
    test(`long words and 200% text stay inside the frame (${mode})`, async ({ page }) => {
      await visit(page, `?mode=${mode}&text=2`)
      const word = 'Donaudampfschifffahrtsgesellschaftskapitän'
      const label = `${word} und noch ein wenig mehr`
      const expectInside = async (id: string) => {
        const frameBox = await page.locator('[data-frame]').boundingBox()
        const dialog = page.locator(`#${id} :is([data-overlay-surface], [data-toast])`)
        const box = await dialog.boundingBox()
        if (!frameBox || !box) throw new Error(`${id} has no box`)
        expect(box.x).toBeGreaterThanOrEqual(frameBox.x - 1)
        expect(box.y).toBeGreaterThanOrEqual(frameBox.y - 1)
        expect(box.x + box.width).toBeLessThanOrEqual(frameBox.x + frameBox.width + 1)
        expect(box.y + box.height).toBeLessThanOrEqual(frameBox.y + frameBox.height + 1)
        expect(
          await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBeLessThan(2)
      }
      const inputs = ['a', 'b', 'c'].map((value) => ({
        type: 'radio' as const,
        value,
        label: `${label} ${value}`,
      }))
      await openOverlay(page, 'alert', {
        id: 'alert',
        header: word,
        message: label,
        inputs,
        buttons: [word, 'Ok'],
      })
      await expectInside('alert')
      await button(page, 'Ok').click()
      await expect(overlay(page)).toHaveCount(0)
      await openOverlay(page, 'actionSheet', {
        id: 'sheet',
        header: word,
        buttons: [label, word, 'Share', 'Cancel'],
      })
      await expectInside('sheet')
      await button(page, 'Cancel').click()
      await openOverlay(page, 'loading', { id: 'loading', message: `${label} ${label}`, duration: 0 })
      await expectInside('loading')
      await page.evaluate(() => window.patternbook?.overlays.dismiss())
      await openOverlay(page, 'toast', { id: 'toast', message: label, duration: 0, buttons: ['Undo'] })
      await expectInside('toast')
    })
  }

  test('buttons are large enough for touch on both platforms', async ({ page }) => {
    for (const [mode, minHeight] of [
      ['ios', 44],
      ['md', 48],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, `?mode=${mode}`)
      await openOverlay(page, 'alert', ALERT_OPTIONS)
      for (const button of await page.locator('[data-overlay] button').all()) {
        const box = await button.boundingBox()
        expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(minHeight)
        expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44)
      }
    }
  })
})

/**
 * Returns the axe findings, except those of the rule `page-has-heading-one`: in the preview, the page with its heading is inert
 * behind an overlay, and the shell has no first-level heading.
 */
const overlayAxeFindings = async (page: Page) =>
  (await axeFindings(page)).filter((finding) => !finding.startsWith('page-has-heading-one'))

test.describe('looks', () => {
  for (const look of looks) {
    test(`axe finds no violations in open overlays (${lookName(look)})`, async ({ page }) => {
      await page.goto(urlWithQuery('/alert/0/', look))
      await waitForHydration(page)
      const inputs = [
        { name: 'email', type: 'email' as const, label: 'E-mail', placeholder: 'mila@example.org' },
      ]
      await openOverlay(page, 'alert', { ...ALERT_OPTIONS, inputs })
      await openOverlay(page, 'toast', {
        header: 'Offline',
        message: 'We will send it later.',
        duration: 0,
        buttons: ['Undo'],
      })
      expect.soft(await overlayAxeFindings(page), 'alert and toast').toEqual([])
      await button(page, 'Undo').click()
      await button(page, 'Ok').click()
      await expect(overlay(page)).toHaveCount(0)
      await openOverlay(page, 'actionSheet', {
        header: 'City life',
        buttons: [{ text: 'Delete', role: 'destructive' }, 'Share', 'Cancel'],
      })
      expect.soft(await overlayAxeFindings(page), 'action sheet').toEqual([])
      await button(page, 'Cancel').click()
      await openOverlay(page, 'loading', { message: 'Loading rooms' })
      expect.soft(await overlayAxeFindings(page), 'loading').toEqual([])
    })
  }

  test('reduced motion fades briefly, with all four events', async ({ page }) => {
    await visit(page, '?mode=ios&motion=reduced')
    const { events, transforms } = await page.evaluate(async () => {
      const overlays = window.patternbook?.overlays
      if (!overlays) throw new Error('the overlays are not loaded')
      const sheet = overlays.actionSheet({ buttons: ['Share'] })
      const names: string[] = []
      let transformCount = 0
      for (const event of ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const) {
        sheet.on(event, () => {
          names.push(event)
          for (const animation of document
            .querySelector('[data-overlay]')
            ?.getAnimations({ subtree: true }) ?? []) {
            const frames = (animation.effect as KeyframeEffect).getKeyframes()
            if (frames.some((frame) => 'transform' in frame)) transformCount += 1
          }
        })
      }
      await sheet.presented
      await sheet.dismiss()
      return { events: names, transforms: transformCount }
    })
    expect(events).toEqual(['will-present', 'did-present', 'will-dismiss', 'did-dismiss'])
    expect(transforms).toBe(0)
  })

  test('the focus returns to the opener, even if the page has changed to Arabic in the meantime', async ({
    page,
  }) => {
    await page.goto('/alert/1/?mode=ios&dir=ltr')
    await waitForHydration(page)
    const cards = page.locator('[data-page-slot]:not([inert]) [data-content]').getByRole('button')
    await cards.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-overlay=alert][data-state=presented]')).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.locator('html[data-lang=ar]')).toBeAttached()
    await expect(cards.first()).toContainText(/[\u0600-\u06ff]/)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-overlay]')).toHaveCount(0)
    await expect(cards.first()).toBeFocused()
  })

  test('200 alerts leave no elements behind', async ({ page }) => {
    await visit(page)
    const [before, after] = await page.evaluate(async () => {
      const overlays = window.patternbook?.overlays
      if (!overlays) throw new Error('the overlays are not loaded')
      const openAndClose = async () => {
        const alert = overlays.alert({ header: 'x', animated: false, buttons: ['Ok'] })
        await alert.presented
        await alert.dismiss()
      }
      await openAndClose()
      const countElements = () => document.querySelectorAll('*').length
      const initialCount = countElements()
      for (let round = 0; round < 200; round += 1) await openAndClose()
      return [initialCount, countElements()]
    })
    expect(after).toBe(before)
  })
})
