import { measureFocusRings } from '../support/focus-ring'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const [ios, md] = ['ios', 'md'] as const
const [light, dark] = ['light', 'dark']
const looks = {
  ios: { mode: 'ios' },
  md: { mode: 'md' },
  18: { mode: 'ios', ios: '18' },
  baseline: { mode: 'md', md: 'baseline' },
} as const

// These screens have clipped cards, light and dark pictures, buttons behind rows, hidden inputs, bars, and plain lists.
for (const [path, look, theme] of [
  ['/google-card/2/', ios, light],
  ['/google-card/2/', md, dark],
  ['/swipe-to-dismiss/2/', ios, light],
  ['/swipe-to-dismiss/2/', md, light],
  ['/swipe-to-dismiss/0/', ios, dark],
  ['/animation/3/', md, light],
  ['/animation/3/', ios, dark],
  ['/alert/0/', ios, light],
  ['/alert/1/', md, dark],
  ['/timeline/0/', md, light],
  ['/timeline/0/', ios, dark],
  ['/image-gallery/0/', ios, light],
  ['/settings/', md, light],
  ['/settings/', ios, dark],
  ['/wizard/2/', ios, light],
  ['/google-card/2/', '18', dark],
  ['/swipe-to-dismiss/2/', 'baseline', dark],
  ['/settings/', '18', light],
  ['/settings/', 'baseline', dark],
] as const)
  test(`the focus is visible on every control of ${path} (${look}, ${theme})`, async ({ page }) => {
    test.setTimeout(60_000)
    await openScreen(page, path, { ...looks[look], theme })
    const findings = await measureFocusRings(page, '[data-page-slot]:not([inert])')
    expect(findings.length).toBeGreaterThan(1)
    expect(findings.filter(({ isVisible: visible }) => !visible)).toEqual([])
  })

test('the two lines of the focus ring have a contrast of at least 9:1 in every accent, platform, and theme', async ({
  page,
}) => {
  await openScreen(page, '/settings/')
  const ratios = await page.evaluate(() => {
    const root = document.documentElement
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const probe = document.body.appendChild(document.createElement('i'))
    const luminance = (variable: string) => {
      probe.style.color = `var(${variable})`
      context.fillStyle = getComputedStyle(probe).color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const channel = value / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const accents = [...document.querySelectorAll<HTMLInputElement>('[data-frame-key=accent] input')]
    const contrastRatios: [string, number][] = []
    for (const { value: accent } of accents)
      for (const mode of ['ios', 'md'])
        for (const theme of ['light', 'dark']) {
          Object.assign(root.dataset, { mode, theme, accent })
          const [darker = 0, lighter = 0] = [luminance('--focus-line'), luminance('--focus-band')].sort(
            (a, b) => a - b,
          )
          contrastRatios.push([`${accent} ${mode} ${theme}`, (lighter + 0.05) / (darker + 0.05)])
        }
    return contrastRatios
  })
  // With 9:1 between the two lines, one of them has at least 3:1 against any color behind the ring (WCAG technique C40).
  expect(ratios).toHaveLength(40)
  expect(ratios.filter(([, ratio]) => ratio < 9)).toEqual([])
})

test('the keyboard brings each card of a carousel into view', async ({ page }) => {
  for (const [path, cardText] of [
    ['/alert/0/', /The Copper Kitchen/],
    ['/items/login/', /Login \+ logo 2/],
  ] as const) {
    await openScreen(page, path, { mode: ios })
    const secondCard = page
      .locator('[data-page-slot]:not([inert]) :is(a, button)')
      .filter({ hasText: cardText })
    for (let pressCount = 0; pressCount < 12; pressCount++) {
      await page.keyboard.press('Tab')
      if (await secondCard.evaluate((element) => element === document.activeElement)) break
    }
    await expect(secondCard).toBeFocused()
    await expect(secondCard).toBeInViewport({ ratio: 0.9 })
  }
})
