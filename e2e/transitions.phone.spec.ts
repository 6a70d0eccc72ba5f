import type { Locator, Page } from '@playwright/test'
import type { Dir, Mode } from '@/lib/frame/state'
import { expect, test, waitForHydration } from './support/test'

/** The reading directions, each with the sign of the direction from start to end in screen coordinates. */
const directions = [
  { dir: 'ltr', sign: 1 },
  { dir: 'rtl', sign: -1 },
] as const

/** Measured state of one page: z-index, position relative to the stack (px), and opacity of the title and of the page (0–1). */
type PageState = { zIndex: string; x: number; y: number; titleOpacity: number; opacity: number }

const stack = (page: Page) => page.locator('[data-stack]')
const activePage = (page: Page) => page.locator('[data-page-slot]:not([inert])')
const stackPages = (page: Page) => page.locator('[data-page-slot]')
const linkTo = (page: Page, path: string) =>
  activePage(page).locator(`[data-content] a[href*="${path}"]`).first()

const openScreen = async (page: Page, path: string, mode: Mode, dir: Dir = 'ltr', extraQuery = '') => {
  await page.goto(`${path}?mode=${mode}&dir=${dir}&lang=en&menu=closed${extraQuery}`)
  await waitForHydration(page)
}

/** Waits until the transition has ended: one page is visible, and it has no inline `z-index`. */
const waitForTransition = (page: Page) =>
  page.waitForFunction(() => {
    const visiblePages = [...document.querySelectorAll<HTMLElement>('[data-page-slot]:not(.hidden)')]
    return visiblePages.length === 1 && visiblePages[0]?.style.zIndex === ''
  })

/** Follows a link and waits until the transition has ended. */
const followLink = async (page: Page, path: string) => {
  await linkTo(page, path).click()
  await expect(page).toHaveURL(new RegExp(path))
  await waitForTransition(page)
}

/** Pauses the next transition in its first frame. */
const pauseNextTransition = (page: Page) =>
  page.evaluate(() => {
    const pausedAnimations: Animation[] = []
    const partSelector = '[data-page-slot], [data-content], [data-title], [data-shadow], [data-shadow] *'
    const isTransitionAnimation = (animation: Animation) =>
      animation.playState === 'running' && (animation.effect as KeyframeEffect).target?.matches(partSelector)
    Object.assign(window, { pausedAnimations })
    const pauseRunningAnimations = () => {
      pausedAnimations.push(...document.getAnimations().filter(isTransitionAnimation))
      for (const animation of pausedAnimations) animation.pause()
      if (pausedAnimations.length === 0) requestAnimationFrame(pauseRunningAnimations)
    }
    pauseRunningAnimations()
  })

/** Seeks the paused transition to a fraction of its duration and measures both pages. */
const measurePagesAt = async (
  page: Page,
  fraction: number,
): Promise<{ entering: PageState; leaving: PageState; duration: number }> => {
  await page.waitForFunction(
    () => (window as unknown as { pausedAnimations: Animation[] }).pausedAnimations.length > 0,
  )
  return page.evaluate((fraction) => {
    const { pausedAnimations } = window as unknown as { pausedAnimations: Animation[] }
    const duration = Number(pausedAnimations[0]?.effect?.getComputedTiming().duration)
    for (const animation of pausedAnimations) animation.currentTime = duration * fraction
    const stack = document.querySelector<HTMLElement>('[data-stack]')!
    const stackBox = stack.getBoundingClientRect()
    // The scale is 1 on a phone, and lower in desktop windows that are too small for the device.
    const scale = stackBox.width / stack.offsetWidth
    const measure = (slot: Element) => {
      const content = slot.querySelector('[data-content]')!
      const title = slot.querySelector('[data-title]')!
      return {
        zIndex: (slot as HTMLElement).style.zIndex,
        x: Math.round((content.getBoundingClientRect().x - stackBox.x) / scale),
        y: Math.round((slot.getBoundingClientRect().y - stackBox.y) / scale),
        titleOpacity: Number(getComputedStyle(title).opacity),
        opacity: Number(getComputedStyle(content).opacity) * Number(getComputedStyle(slot).opacity),
      }
    }
    return {
      duration,
      entering: measure(document.querySelector('[data-page-slot]:not([inert])')!),
      leaving: measure(document.querySelector('[data-page-slot][inert]:not(.hidden)')!),
    }
  }, fraction)
}

const resumeTransition = async (page: Page) => {
  await page.evaluate(() => {
    for (const animation of (window as unknown as { pausedAnimations: Animation[] }).pausedAnimations)
      animation.play()
  })
  await waitForTransition(page)
}

/**
 * Returns functions that drag with the mouse on the page stack, like a finger. Distances are in px from the start edge.
 *
 * @param heightFraction vertical position of the finger, as a fraction of the stack's height
 */
const createFinger = async (page: Page, sign: 1 | -1, heightFraction = 0.5) => {
  const box = (await stack(page).boundingBox())!
  const clientX = (distance: number) => (sign === 1 ? box.x + distance : box.x + box.width - distance)
  const y = box.y + box.height * heightFraction
  return {
    width: box.width,
    down: async (distance: number) => {
      await page.mouse.move(clientX(distance), y)
      await page.mouse.down()
    },
    /** Moves the finger to a distance and waits for two frames, so that the page has followed the finger. */
    moveTo: async (distance: number) => {
      await page.mouse.move(clientX(distance), y, { steps: 8 })
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    },
    up: () => page.mouse.up(),
  }
}

const contentX = async (page: Page, stackPage: Locator) => {
  const [contentBox, stackBox] = await Promise.all([
    stackPage.locator('[data-content]').boundingBox(),
    stack(page).boundingBox(),
  ])
  return Math.round(contentBox!.x - stackBox!.x)
}

for (const { dir, sign } of directions) {
  test(`on iOS the new page slides over the old one - ${dir}`, {
    tag: dir === 'rtl' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, '/items/login/', 'ios', dir)
    const width = await stack(page).evaluate((element) => (element as HTMLElement).offsetWidth)
    await pauseNextTransition(page)
    await linkTo(page, '/login/0/').click()

    const start = await measurePagesAt(page, 0)
    expect(start.duration).toBe(540)
    expect([start.entering.zIndex, start.leaving.zIndex]).toEqual(['101', '100'])
    expect(start.entering.x).toBe(Math.round(width * 0.995) * sign)
    expect(start.leaving.x + 0).toBe(0)

    const middle = await measurePagesAt(page, 0.2)
    expect(Math.abs(middle.entering.x)).toBeLessThan(width / 2)
    expect(middle.leaving.x * sign).toBeLessThan(-width / 6)

    const end = await measurePagesAt(page, 0.999)
    expect(Math.abs(end.entering.x)).toBeLessThanOrEqual(1)
    expect(Math.abs(end.leaving.x + width * 0.33 * sign)).toBeLessThanOrEqual(1)
    expect(end.leaving.opacity).toBeCloseTo(0.8, 1)
    await resumeTransition(page)
    await expect(activePage(page).locator('[data-content]')).toBeVisible()
    await expect(page).toHaveURL(/\/login\/0\//)
  })

  test(`a swipe past the middle goes back - ${dir}`, { tag: dir === 'rtl' ? '@extended' : [] }, async ({
    page,
  }) => {
    await openScreen(page, '/items/login/', 'ios', dir)
    await followLink(page, '/login/0/')
    const finger = await createFinger(page, sign)
    await finger.down(20)
    await finger.moveTo(40)
    await expect(stackPages(page).nth(0)).toBeVisible()
    await finger.moveTo(finger.width * 0.75)
    const topPage = stackPages(page).nth(1)
    expect(Math.abs(await contentX(page, topPage))).toBeGreaterThan(finger.width / 2)
    await finger.up()
    await waitForTransition(page)
    await expect(page).toHaveURL(/\/items\/login\//)
    await expect(stackPages(page)).toHaveCount(1)
  })

  test(`a canceled swipe leaves the page in place - ${dir}`, { tag: '@extended' }, async ({ page }) => {
    await openScreen(page, '/items/login/', 'ios', dir)
    await followLink(page, '/login/0/')
    const finger = await createFinger(page, sign)
    await finger.down(20)
    await finger.moveTo(finger.width * 0.35)
    expect(Math.abs(await contentX(page, stackPages(page).nth(1)))).toBeGreaterThan(finger.width / 5)
    await finger.moveTo(finger.width * 0.25)
    await finger.up()
    await waitForTransition(page)
    await expect(page).toHaveURL(/\/login\/0\//)
    expect(await contentX(page, activePage(page))).toBe(0)
  })
}

test('on Material the new page rises 40 px and fades in, and sinks when it closes', async ({ page }) => {
  await openScreen(page, '/items/login/', 'md')
  await pauseNextTransition(page)
  await linkTo(page, '/login/0/').click()
  const start = await measurePagesAt(page, 0)
  expect([start.duration, start.entering.y, start.entering.zIndex, start.leaving.zIndex]).toEqual([
    280,
    40,
    '101',
    '100',
  ])
  expect(start.entering.opacity).toBeCloseTo(0.01, 2)
  expect([start.leaving.y, start.leaving.opacity]).toEqual([0, 1])
  // In Expressive, the leaving page is invisible after a third of the duration, when the entering page starts to appear.
  const atThird = await measurePagesAt(page, 0.34)
  expect(atThird.leaving.opacity).toBe(0)
  expect((await measurePagesAt(page, 0.32)).entering.opacity).toBeLessThan(0.05)
  await resumeTransition(page)

  await pauseNextTransition(page)
  await page.goBack()
  const back = await measurePagesAt(page, 0)
  expect((await measurePagesAt(page, 0.34)).leaving.opacity).toBe(0)
  expect([back.duration, back.leaving.y, back.entering.zIndex, back.leaving.zIndex]).toEqual([
    200,
    0,
    '99',
    '100',
  ])
  const end = await measurePagesAt(page, 0.999)
  expect([end.leaving.y, end.entering.y]).toEqual([40, 0])
  await resumeTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
})

test('with reduced motion pages only fade, within 100 ms', async ({ page }) => {
  await openScreen(page, '/items/login/', 'ios', 'ltr', '&motion=reduced')
  await pauseNextTransition(page)
  await linkTo(page, '/login/0/').click()
  const { duration, entering, leaving } = await measurePagesAt(page, 0.5)
  expect(duration).toBeLessThanOrEqual(100)
  expect([entering.x, entering.y, leaving.x, leaving.y].map(Math.abs)).toEqual([0, 0, 0, 0])
  expect(entering.opacity).toBeCloseTo(0.5, 1)
  await resumeTransition(page)
})

test('after several canceled swipes the back button still works', { tag: '@extended' }, async ({ page }) => {
  await openScreen(page, '/items/login/', 'ios')
  await followLink(page, '/login/0/')
  const finger = await createFinger(page, 1)
  for (let i = 0; i < 3; i++) {
    await finger.down(20)
    await finger.moveTo(finger.width * 0.3)
    await finger.moveTo(finger.width * 0.25)
    await finger.up()
    await waitForTransition(page)
    await expect(page).toHaveURL(/\/login\/0\//)
  }
  await activePage(page).locator('[data-back]').click()
  await waitForTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
})

test('a swipe back, then a canceled one', { tag: '@extended' }, async ({ page }) => {
  await openScreen(page, '/list/', 'ios')
  await followLink(page, '/items/login/')
  await followLink(page, '/login/0/')
  const finger = await createFinger(page, 1)
  await finger.down(20)
  await finger.moveTo(finger.width * 0.8)
  await finger.up()
  await waitForTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
  await finger.down(20)
  await finger.moveTo(finger.width * 0.3)
  await finger.moveTo(finger.width * 0.25)
  await finger.up()
  await waitForTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
})

test('a swipe returns to the previous page, and does nothing on the first page', {
  tag: '@extended',
}, async ({ page }) => {
  await openScreen(page, '/list/', 'ios')
  await followLink(page, '/items/login/')
  await followLink(page, '/login/0/')
  const finger = await createFinger(page, 1)
  for (const path of [/\/items\/login\//, /\/list\//, /\/list\//]) {
    await finger.down(20)
    await finger.moveTo(finger.width * 0.8)
    await finger.up()
    await waitForTransition(page)
    await expect(page).toHaveURL(path)
  }
})

test('on Material a swipe from the start edge does not go back', { tag: '@extended' }, async ({ page }) => {
  await openScreen(page, '/items/login/', 'md')
  await followLink(page, '/login/0/')
  const finger = await createFinger(page, 1)
  await finger.down(20)
  await finger.moveTo(finger.width * 0.8)
  expect(await contentX(page, activePage(page))).toBe(0)
  await finger.up()
  await expect(page).toHaveURL(/\/login\/0\//)
})

for (const { dir, sign } of directions) {
  test(`on Material a drag from the end edge shows the previous page, and goes back or not, ${dir}`, {
    tag: '@extended',
  }, async ({ page }) => {
    await openScreen(page, '/items/login/', 'md', dir)
    await followLink(page, '/login/0/')
    const finger = await createFinger(page, sign, 0.8)
    const drag = async (...fractions: number[]) => {
      await finger.down(finger.width - 10)
      for (const fraction of fractions) await finger.moveTo(finger.width * fraction)
    }
    await drag(0.7)
    await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(2)
    await finger.moveTo(finger.width * 0.9)
    await finger.up()
    await waitForTransition(page)
    await expect(page).toHaveURL(/\/login\/0\//)
    await drag(0.4)
    await finger.up()
    await waitForTransition(page)
    await expect(page).toHaveURL(/\/items\/login\//)
  })
}

test('a canceled swipe does not click the element under the finger', { tag: '@extended' }, async ({
  page,
}) => {
  await openScreen(page, '/list/', 'ios')
  await followLink(page, '/items/login/')
  const rowBox = (await linkTo(page, '/login/0/').boundingBox())!
  const stackLeft = (await stack(page).boundingBox())!.x
  await page.mouse.move(stackLeft + 25, rowBox.y + rowBox.height / 2)
  await page.mouse.down()
  await page.mouse.move(stackLeft + 90, rowBox.y + rowBox.height / 2, { steps: 6 })
  await page.mouse.move(stackLeft + 26, rowBox.y + rowBox.height / 2, { steps: 6 })
  await page.mouse.up()
  await waitForTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
  await followLink(page, '/login/0/')
})

test('a touch swipes back, because the browser leaves the gesture to the page', { tag: '@extended' }, async ({
  page,
}) => {
  await openScreen(page, '/items/login/', 'ios')
  await followLink(page, '/login/0/')
  await expect(activePage(page).locator('[data-content]')).toHaveCSS('touch-action', /pan-y/)
  const { x, y, width, height } = (await stack(page).boundingBox())!
  const session = await page.context().newCDPSession(page)
  const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + distance, y: y + height / 2 }],
    })
  await sendTouch('touchStart', 20)
  for (let fraction = 0.1; fraction <= 0.8; fraction += 0.1) await sendTouch('touchMove', width * fraction)
  await sendTouch('touchEnd', 0)
  await waitForTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
})

test('no frame is blank during a transition, in both directions', { tag: '@extended' }, async ({ page }) => {
  await openScreen(page, '/items/login/', 'ios')
  const recordFrames = () =>
    page.evaluate(() => {
      const frames: string[] = []
      Object.assign(window, { frames })
      const recordFrame = () => {
        const visiblePages = [...document.querySelectorAll('[data-page-slot]:not(.hidden)')]
        frames.push(
          visiblePages
            .map((slot) => (slot.querySelector('[data-content]')?.textContent?.trim() ? 'page' : 'blank'))
            .join(),
        )
        requestAnimationFrame(recordFrame)
      }
      recordFrame()
    })
  await recordFrames()
  await linkTo(page, '/login/0/').click()
  await expect(page).toHaveURL(/\/login\/0\//)
  await waitForTransition(page)
  await page.goBack()
  await waitForTransition(page)
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames)
  expect([...new Set(frames)].sort()).toEqual(['page', 'page,page'])
})

test('the menu opens a page at once, without a page behind it', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/items/login/?mode=ios&dir=ltr&lang=en')
  await waitForHydration(page)
  await followLink(page, '/login/0/')
  await expect(stackPages(page)).toHaveCount(2)
  const menuLink = page.getByRole('navigation').locator('a[href*="/items/register/"]').first()
  if (!(await menuLink.isVisible())) {
    await activePage(page).locator('[data-back]').click()
    await waitForTransition(page)
    await activePage(page).locator('.menu-button').click()
  }
  await menuLink.click()
  await expect(page).toHaveURL(/\/items\/register\//)
  await expect(stackPages(page)).toHaveCount(1)
  await waitForTransition(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/register/)
  await waitForTransition(page)
})

test('Back with an open alert closes the alert and stays on the page', { tag: '@extended' }, async ({
  page,
}) => {
  await openScreen(page, '/items/alert/', 'ios')
  await followLink(page, '/alert/0/')
  await activePage(page).locator('[data-content] button').first().click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  await page.goBack()
  await expect(alert).toBeHidden()
  await expect(page).toHaveURL(/\/alert\/0\//)
  await page.goBack()
  await waitForTransition(page)
  await expect(page).toHaveURL(/\/items\/alert\//)
})

test('a second Back while the document still loads shows the right page', { tag: '@extended' }, async ({
  page,
}) => {
  await openScreen(page, '/items/login/', 'ios')
  await followLink(page, '/login/0/')
  await page.goto('/compare/')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // The scripts of the next document wait until the second Back.
  let releaseScripts = () => {}
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsReleased
    await route.continue()
  })
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => location.pathname.startsWith('/login/0/') && document.querySelector('.sh'))
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => location.pathname.startsWith('/items/login/'))
  releaseScripts()
  await waitForHydration(page)
  await expect(page).toHaveURL(/\/items\/login\//)
  await expect(linkTo(page, '/login/0/')).toBeVisible()
  await followLink(page, '/login/0/')
})

test('the focus moves to the heading, and back to the link of the previous page', async ({ page }) => {
  await openScreen(page, '/items/login/', 'ios')
  const row = linkTo(page, '/login/0/')
  await row.focus()
  await row.press('Enter')
  await expect(page).toHaveURL(/\/login\/0\//)
  await waitForTransition(page)
  await expect(activePage(page).locator('h1').first()).toBeFocused()
  await page.goBack()
  await waitForTransition(page)
  await expect(linkTo(page, '/login/0/')).toBeFocused()
})

test('Back and Forward in the browser animate in the right direction, even after a reload, without a request', async ({
  page,
}) => {
  await openScreen(page, '/items/login/', 'ios')
  await followLink(page, '/login/0/')
  await page.reload()
  await waitForHydration(page)
  const requestUrls: string[] = []
  page.on('request', (request) => {
    if (/\.txt|_rsc/.test(request.url()) || request.resourceType() === 'document')
      requestUrls.push(request.url())
  })
  await pauseNextTransition(page)
  await page.goBack()
  const back = await measurePagesAt(page, 0)
  expect([back.entering.zIndex, back.leaving.zIndex]).toEqual(['99', '100'])
  await resumeTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
  await pauseNextTransition(page)
  await page.goForward()
  const forward = await measurePagesAt(page, 0)
  expect([forward.entering.zIndex, forward.leaving.zIndex]).toEqual(['101', '100'])
  await resumeTransition(page)
  expect(requestUrls).toEqual([])
})

test('Back during a transition reverses it', { tag: '@extended' }, async ({ page }) => {
  await openScreen(page, '/items/login/', 'ios')
  await pauseNextTransition(page)
  await linkTo(page, '/login/0/').click()
  const before = await measurePagesAt(page, 0.1)
  await pauseNextTransition(page)
  await page.goBack()
  const reversed = await measurePagesAt(page, 0)
  expect(Math.abs(reversed.leaving.x - before.entering.x)).toBeLessThanOrEqual(1)
  const afterHalf = await measurePagesAt(page, 0.5)
  expect(afterHalf.leaving.x).toBeGreaterThan(reversed.leaving.x)
  await resumeTransition(page)
  await waitForTransition(page)
  await expect(page).toHaveURL(/\/items\/login\//)
  await expect(stackPages(page)).toHaveCount(1)
})
