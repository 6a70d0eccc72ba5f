import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

/** What moved during an action, such as the opening of an overlay. */
type MovementReport = {
  /** The largest number of elements with a backdrop filter that moved from one animation frame to the next. */
  movedGlassCount: number
  /** Number of animation frames in which the positions of the elements were compared with those in the previous frame. */
  frameCount: number
  /** Names of the animated filter properties, for which the browser would have to blur again in each frame. */
  animatedFilters: string[]
}

/** Adds `watchMoves()` and `followLinkAndWatch()` to the window. They run an action and return what moved during the action. */
const installWatchers = (page: Page) =>
  page.evaluate(() => {
    const glassBoxes = () => {
      const boxes = new Map<Element, string>()
      for (const element of document.querySelectorAll('[data-frame] *')) {
        const { backdropFilter, visibility, opacity } = getComputedStyle(element)
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left
        if (backdropFilter !== 'none' && visibility === 'visible' && opacity !== '0' && isInView)
          boxes.set(element, [left, top, right, bottom].map((value) => value.toFixed(1)).join())
      }
      return boxes
    }
    const watchMoves = async (action: () => Promise<unknown>): Promise<MovementReport> => {
      let hasEnded = false
      const animatedFilters = new Set<string>()
      let movedGlassCount = 0
      let frameCount = 0
      let previousBoxes = glassBoxes()
      void action().then(() => {
        hasEnded = true
      })
      while (!hasEnded) {
        await new Promise(requestAnimationFrame)
        const currentBoxes = glassBoxes()
        frameCount += 1
        movedGlassCount = Math.max(
          movedGlassCount,
          [...currentBoxes].filter(([element, box]) => (previousBoxes.get(element) ?? box) !== box).length,
        )
        previousBoxes = currentBoxes
        for (const { effect } of document.getAnimations())
          for (const keyframe of (effect as KeyframeEffect).getKeyframes())
            for (const name of Object.keys(keyframe))
              if (/^(backdrop|webkitBackdrop)?filter$/i.test(name)) animatedFilters.add(name)
      }
      return {
        movedGlassCount,
        frameCount,
        animatedFilters: [...animatedFilters],
      }
    }
    /** Clicks a link or button, and returns what moves until the next page has entered. */
    const followLinkAndWatch = (linkSelector: string) =>
      watchMoves(
        () =>
          new Promise<void>((resolve) => {
            document.addEventListener('patternbook:did-enter', () => resolve(), { once: true })
            document.querySelector<HTMLElement>(`[data-page-slot]:not([inert]) ${linkSelector}`)?.click()
          }),
      )
    Object.assign(window, { watchMoves, followLinkAndWatch })
  })

declare global {
  interface Window {
    watchMoves(action: () => Promise<unknown>): Promise<MovementReport>
    followLinkAndWatch(linkSelector: string): Promise<MovementReport>
  }
}

const expectLittleMovement = (report: MovementReport) => {
  expect(report.frameCount).toBeGreaterThan(1)
  expect(report.animatedFilters).toEqual([])
  expect(report.movedGlassCount).toBeLessThanOrEqual(3)
}

test('on iOS 26 at most three layers of glass move in a frame, and no blur is animated', async ({ page }) => {
  await openScreen(page, '/items/tabs/', { mode: 'ios', motion: '1' })
  await installWatchers(page)
  await test.step('page transition', async () => {
    expectLittleMovement(await page.evaluate(() => window.followLinkAndWatch('a[href*="/tab/0/"]')))
    expectLittleMovement(await page.evaluate(() => window.followLinkAndWatch('[data-back]')))
  })
  for (const kind of ['alert', 'actionSheet', 'toast', 'modal', 'popover'] as const)
    await test.step(kind, async () => {
      const [opening, closing] = await page.evaluate(async (name) => {
        const overlays = window.patternbook!.overlays
        const baseOptions = { header: 'Hold this room?', message: 'Nothing is charged.', duration: 0 }
        const buttons = ['Cancel', 'Ok'].map((text) => ({ text }))
        const label = baseOptions.header
        const content = baseOptions.message
        const present = (id: string) => {
          if (name === 'modal')
            return overlays.modal({
              id,
              label,
              content,
              breakpoints: [0, 0.5, 1],
              initialBreakpoint: 0.5,
            })
          if (name === 'popover')
            return overlays.popover({ id, label, content, anchor: { clientX: 200, clientY: 300 } })
          return overlays[name]({ ...baseOptions, buttons, id })
        }
        // The first overlay of each kind loads its code, so it is not measured.
        await present('first').presented
        await overlays.dismiss(undefined, undefined, { id: 'first' })
        return [
          await window.watchMoves(() => present('glass').presented),
          await window.watchMoves(() => overlays.dismiss(undefined, undefined, { id: 'glass' })),
        ]
      }, kind)
      expectLittleMovement(opening as MovementReport)
      expectLittleMovement(closing as MovementReport)
    })
  await test.step('tab bar that shrinks', async () => {
    await openScreen(page, '/tab/0/tab/tab2/', { mode: 'ios', motion: '1' })
    await installWatchers(page)
    const content = page.locator('[data-page-slot]:not([inert]) [data-content]')
    const bar = page.locator('[data-page-slot]:not([inert]) [data-tab-bar-size]')
    // The code that shrinks the tab bar loads when the browser is idle, so the test scrolls until it has an effect.
    await expect(async () => {
      await content.evaluate((element) => element.scrollTo(0, 0))
      await content.evaluate((element) => element.scrollTo(0, 200))
      await expect(bar).toHaveAttribute('data-tab-bar-size', 'small', { timeout: 500 })
    }).toPass()
    await content.evaluate((element) => element.scrollTo(0, 0))
    await expect(bar).toHaveAttribute('data-tab-bar-size', 'large')
    const report = await content.evaluate((element) =>
      window.watchMoves(async () => {
        for (let step = 0; step < 10; step++) {
          element.scrollBy(0, 30)
          await new Promise(requestAnimationFrame)
        }
        await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
      }),
    )
    expectLittleMovement(report)
    await expect(bar).toHaveAttribute('data-tab-bar-size', 'small')
  })
})

test('indicators that scroll out of view pause', async ({ page }) => {
  await openScreen(page, '/spinner/0/', { mode: 'md', motion: '1' })
  const { skippableCount, infiniteCount } = await page.evaluate(() => {
    const canSkipContents = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).contentVisibility === 'auto' || canSkipContents(element.parentElement))
    const effects = document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(
        (effect) =>
          effect.getTiming().iterations === Number.POSITIVE_INFINITY &&
          effect.target?.closest('[data-content]') &&
          effect.target.closest('.expressive\\:loading-indicator, .progress-bar'),
      )
    // `content-visibility` pauses the animations of pseudo-elements and descendants, but not those of the element itself.
    return {
      infiniteCount: effects.length,
      skippableCount: effects.filter(({ target, pseudoElement }) =>
        canSkipContents(pseudoElement ? target : (target?.parentElement ?? null)),
      ).length,
    }
  })
  expect(infiniteCount).toBeGreaterThan(4)
  expect(skippableCount).toBe(infiniteCount)
})
