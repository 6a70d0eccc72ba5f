import { expect, test } from 'vitest'
import { findRoute } from '@/lib/site/catalog'
import { describeStep, looks, themeOf, tourScreens, tourStepAt } from './tour'

test('shows each screen in all looks, then the next screen, and restarts after the last', () => {
  const steps = Array.from({ length: looks.length * tourScreens.length + 1 }, (_, step) => tourStepAt(step))
  expect(steps.map(({ path }) => path)).toEqual([
    ...tourScreens.flatMap(({ path }) => looks.map(() => path)),
    tourScreens[0].path,
  ])
  expect(steps.map(({ look }) => look)).toEqual([...tourScreens.flatMap(() => looks), looks[0]])
  expect(steps.at(-1)?.screenIndex).toBe(tourScreens.length)
})

test('contains only screens of the site', () => {
  for (const { path } of tourScreens) expect(findRoute(path)?.path).toBe(path)
})

test('shows each screen on both platforms, in both directions and both themes', () => {
  expect(new Set(looks.map(({ mode }) => mode))).toEqual(new Set(['ios', 'md']))
  expect(new Set(looks.map(({ dir }) => dir))).toEqual(new Set(['ltr', 'rtl']))
  for (const siteTheme of ['light', 'dark'] as const)
    expect(new Set(looks.map((look) => themeOf(look, siteTheme)))).toEqual(new Set(['light', 'dark']))
})

test('describes a step by its screen and its look', () => {
  expect(describeStep(tourStepAt(0), 'light')).toBe('Profile on iOS, light')
  expect(describeStep(tourStepAt(1), 'dark')).toBe('Profile on Material, dark')
  expect(describeStep(tourStepAt(3), 'light')).toBe('Profile on iOS, dark, right to left')
})
