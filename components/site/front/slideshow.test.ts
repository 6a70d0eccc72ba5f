import { expect, test } from 'vitest'
import { findRoute } from '@/lib/site/catalog'
import { describeStep, looks, slideshowScreens, slideshowStepAt, themeOf } from './slideshow'

test('shows each screen in all looks, then the next screen, and restarts after the last', () => {
  const steps = Array.from({ length: looks.length * slideshowScreens.length + 1 }, (_, step) =>
    slideshowStepAt(step),
  )
  expect(steps.map(({ path }) => path)).toEqual([
    ...slideshowScreens.flatMap(({ path }) => looks.map(() => path)),
    slideshowScreens[0].path,
  ])
  expect(steps.map(({ look }) => look)).toEqual([...slideshowScreens.flatMap(() => looks), looks[0]])
  expect(steps.at(-1)?.screenIndex).toBe(slideshowScreens.length)
})

test('contains only screens of the site', () => {
  for (const { path } of slideshowScreens) expect(findRoute(path)?.path).toBe(path)
})

test('shows each screen on both platforms, in both directions and both themes', () => {
  expect(new Set(looks.map(({ mode }) => mode))).toEqual(new Set(['ios', 'md']))
  expect(new Set(looks.map(({ dir }) => dir))).toEqual(new Set(['ltr', 'rtl']))
  for (const siteTheme of ['light', 'dark'] as const)
    expect(new Set(looks.map((look) => themeOf(look, siteTheme)))).toEqual(new Set(['light', 'dark']))
})

test('describes a step by its screen and its look', () => {
  expect(describeStep(slideshowStepAt(0), 'light')).toBe('Profile on iOS, light')
  expect(describeStep(slideshowStepAt(1), 'dark')).toBe('Profile on Material, dark')
  expect(describeStep(slideshowStepAt(3), 'light')).toBe('Profile on iOS, dark, right to left')
})
