import type { Page } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'
import { pointInside, swipe } from '../support/swipe'
import { expect, test, waitForHydration } from '../support/test'
import { urlWithQuery } from '../support/urls'

const narrowViewport = { width: 320, height: 640 }

/** Returns the words that are broken over more than one line, in the elements of the active page that match the selector. */
const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((textSelector) => {
    const words: string[] = []
    for (const element of document.querySelectorAll(`[data-page-slot]:not([inert]) :is(${textSelector})`)) {
      const textWalker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (textWalker.nextNode()) {
        const text = textWalker.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            words.push(word)
        }
      }
    }
    return words
  }, selector)

/**
 * Returns the texts that are partly beyond the left, right, or top edge of their list item or, if they are not in a list, of the
 * page. Checks `h1` headings, the sentences below them, and the texts in list items.
 */
const textsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-page-slot]:not([inert]) :is(h1, h1 ~ p, h1 ~ span, li span):not(.sr-only)',
      ),
    ].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const textBox = range.getBoundingClientRect()
      const containerBox = (element.closest('li') ?? element.closest('[data-page]'))?.getBoundingClientRect()
      const isOutside =
        !containerBox ||
        textBox.left < containerBox.left - 1 ||
        textBox.right > containerBox.right + 1 ||
        textBox.top < containerBox.top - 1
      return textBox.width > 0 &&
        element.closest('li, [data-content]') &&
        isOutside &&
        !element.closest('[inert]')
        ? [element.textContent ?? '']
        : []
    }),
  )

/** Returns the texts, except in inputs and headers, that are cut off with an ellipsis or whose last lines are hidden. */
const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-page-slot]:not([inert]) *')].flatMap((element) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element)
      if (webkitLineClamp === 'none' && textOverflow !== 'ellipsis') return []
      const isCutOff =
        element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 1
      return isCutOff && element.textContent?.trim() && !element.closest('input, header')
        ? [element.textContent]
        : []
    }),
  )

/** Returns the visible texts of the iOS back button. A text whose start or end is cut off is followed by `…`. */
const backText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textElement = document.querySelector('[data-page-slot]:not([inert]) [data-back-text]')!
    const visibleBox = textElement.getBoundingClientRect()
    return [...textElement.querySelectorAll('span')]
      .filter((span) => span.childElementCount === 0 && span.textContent)
      .flatMap((span) => {
        const range = document.createRange()
        range.selectNodeContents(span)
        const { top, bottom, left, right } = range.getBoundingClientRect()
        if (bottom < visibleBox.top + 2 || top > visibleBox.bottom - 2) return []
        const isCutOff = left < visibleBox.left - 0.5 || right > visibleBox.right + 0.5
        return [`${span.textContent?.trim()}${isCutOff ? '…' : ''}`]
      })
      .join(' ')
  })

for (const dir of ['ltr', 'rtl'] as const) {
  const backWord = dir === 'ltr' ? 'Back' : 'رجوع'

  test(`the back button of iOS 18 shows the title, or else the plain word, or else nothing, and cuts off none of them (${dir})`, async ({
    page,
  }) => {
    const texts = new Set<string>()
    for (const path of ['/toggle/0/', '/subitems/swipeToDismiss/', '/scrollSegment/0/', '/tab/0/tab/tab3/']) {
      for (const textScale of [1, 1.4, 2]) {
        await page.setViewportSize({ width: textScale === 1 ? 390 : 320, height: 640 })
        await page.goto(
          urlWithQuery(path, { mode: 'ios', ios: '18', dir, text: String(textScale), menu: 'closed' }),
        )
        await waitForHydration(page)
        texts.add(await backText(page))
      }
    }
    expect([...texts].filter((text) => text.includes('…'))).toEqual([])
    expect([...texts]).toContain(backWord)
  })
}

test('the back button keeps its full accessible name when there is little space', async ({ page }) => {
  await page.setViewportSize(narrowViewport)
  await page.goto('/subitems/swipeToDismiss/?mode=ios&text=2&menu=closed')
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: 'Back List Views' })).toBeVisible()
})

/** Opens each page on the narrowest phone with the largest text, and runs a check on it. */
const checkPages = async (
  page: Page,
  mode: Mode,
  paths: readonly string[],
  checkPage: (path: string) => Promise<void>,
): Promise<void> => {
  await page.setViewportSize(narrowViewport)
  for (const path of paths) {
    await page.goto(urlWithQuery(path, { mode, text: '2', menu: 'closed', motion: 'reduced' }))
    await waitForHydration(page)
    await checkPage(path)
  }
}

for (const mode of ['ios', 'md'] as const) {
  test(`large titles shrink until their words fit (${mode})`, async ({ page }) => {
    await checkPages(
      page,
      mode,
      ['/items/animation/', '/items/forgetPassword/', '/items/actionSheet/', '/list/'],
      async (path) => {
        expect(await brokenWords(page, '[data-large-title]'), path).toEqual([])
      },
    )
  })

  test(`words in headings, cards, and tiles are not broken and stay inside the page (${mode})`, async ({
    page,
  }) => {
    await checkPages(
      page,
      mode,
      [
        '/forgot-password/0/',
        '/new-password/1/',
        '/action-sheet/0/',
        '/action-sheet/1/',
        '/animation/8/',
        '/profile/2/',
        '/scrollSegment/3/',
        '/wizard/0/',
      ],
      async (path) => {
        expect(await brokenWords(page, 'h1, h2, h1 ~ p, li span'), path).toEqual([])
        expect(await textsOutside(page), path).toEqual([])
      },
    )
  })

  test(`no text is cut off and no word is broken on pages with long texts (${mode})`, async ({ page }) => {
    await checkPages(
      page,
      mode,
      [
        '/settings/',
        '/toggle/0/',
        '/drag-and-drop/2/',
        '/textview/',
        '/tab/2/tab/tab7/',
        '/items/comment/',
        '/timeline/2/',
        '/radio-button/0/',
        '/radio-button/2/',
        '/toggle/1/',
        '/toggle/2/',
        '/check-boxes/0/',
        '/timeline/1/',
        '/google-card/1/',
        '/parallax/3/',
        '/profile/4/',
        '/maps/0/',
        '/maps/1/',
      ],
      async (path) => {
        expect(await cutOffTexts(page), path).toEqual([])
        expect(await brokenWords(page, 'h1, h2, h3, p, li span, nav a'), path).toEqual([])
      },
    )
  })

  test(`no Arabic page is wider than the phone when the browser doubles the font size (${mode})`, async ({
    page,
  }) => {
    await page.setViewportSize(narrowViewport)
    for (const path of [
      '/profile/4/',
      '/maps/0/',
      '/maps/1/',
      '/tab/0/tab/tab2/',
      '/tab/2/tab/tab9/',
      '/animation/1/',
    ]) {
      await page.goto(urlWithQuery(path, { mode, dir: 'rtl', lang: 'ar', menu: 'closed', motion: 'reduced' }))
      await waitForHydration(page)
      const width = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.querySelector('[data-page-slot]:not([inert]) [data-content]')?.scrollWidth
      })
      expect(width, path).toBe(narrowViewport.width)
    }
  })

  test(`statistics wrap to the next row instead of breaking a word (${mode})`, async ({ page }) => {
    await checkPages(page, mode, ['/profile/1/', '/profile/2/', '/profile/4/'], async (path) => {
      expect(await brokenWords(page, 'dt, dd'), path).toEqual([])
    })
  })

  test(`placeholders are fully visible (${mode})`, async ({ page }) => {
    await checkPages(page, mode, ['/login/0/', '/register/0/', '/form/2/', '/payment/0/'], async (path) => {
      const cutOffPlaceholders = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d')!
        return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((input) => {
          const { font } = getComputedStyle(input, '::placeholder')
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
          context.font = font
          const availableWidth =
            input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
          return context.measureText(input.placeholder).width > availableWidth ? [input.placeholder] : []
        })
      })
      expect(cutOffPlaceholders, path).toEqual([])
    })
  })

  test(`a toast appears above the tab bar, and at the bottom edge of a page without one (${mode})`, async ({
    page,
  }) => {
    const toast = page.locator('[data-toast]')
    const waitForToastBottom = async () => {
      await expect(page.locator('[data-overlay=toast][data-state=presented]')).toBeVisible()
      const box = await toast.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await page.goto(urlWithQuery('/tab/0/tab/tab2/', { mode, menu: 'closed', motion: 'reduced' }))
    await waitForHydration(page)
    await page.locator('[data-content] li button').first().click()
    const barBox = await page.locator('[data-tab-bar]').boundingBox()
    expect(await waitForToastBottom()).toBeLessThanOrEqual(barBox?.y ?? 0)
    await page.goto(urlWithQuery('/search-bars/0/', { mode, menu: 'closed', motion: 'reduced' }))
    await waitForHydration(page)
    await page.locator('[data-content] li button').first().click()
    expect(await waitForToastBottom()).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 20)
  })
}

for (const { path, mode, tabSelector } of [
  { path: '/tab/0/tab/tab1/', mode: 'ios', tabSelector: '[data-tab-bar] a' },
  { path: '/scrollSegment/0/', mode: 'md', tabSelector: '[role=tab]' },
] as const)
  test(`a long press on a tab shows its label at twice its size or more (${path}, ${mode})`, async ({
    page,
  }) => {
    await page.setViewportSize(narrowViewport)
    await page.goto(urlWithQuery(path, { mode, text: '2' }))
    await waitForHydration(page)
    const tab = page.locator(`[data-page-slot]:not([inert]) :is(${tabSelector})`).nth(1)
    const label = (await tab.textContent()) ?? ''
    const largeLabel = page.locator('[data-large-content]')
    const currentFontSize = () =>
      largeLabel.evaluate((panel) => Number.parseFloat(getComputedStyle(panel).fontSize))
    const point = await pointInside(tab, 0.5, 0.5)
    // A press shows the label only after the code for it has loaded, so the press is repeated.
    await expect(async () => {
      await swipe(page, point, point, {
        steps: 0,
        onHold: () => expect(largeLabel).toHaveText(label, { timeout: 1500 }),
      })
    }).toPass()
    expect(label).not.toBe('')
    await expect(largeLabel).toHaveCount(0)
    let fontSize = 0
    await swipe(page, point, point, {
      steps: 0,
      onHold: async () => {
        await expect(largeLabel).toBeVisible()
        fontSize = await currentFontSize()
        expect(await largeLabel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
      },
    })
    expect(fontSize).toBeGreaterThanOrEqual(32)
  })
