import { expect, test } from 'vitest'
import { find } from '@/lib/site/catalog'
import { describeStop, looks, scenes, stopAt, themeOf } from './tour'

test('shows each screen in all looks, then the next screen, and restarts after the last', () => {
  const steps = Array.from({ length: looks.length * scenes.length + 1 }, (_, step) => stopAt(step))
  expect(steps.map(({ path }) => path)).toEqual([
    ...scenes.flatMap(({ path }) => looks.map(() => path)),
    scenes[0].path,
  ])
  expect(steps.map(({ look }) => look)).toEqual([...scenes.flatMap(() => looks), looks[0]])
  expect(steps.at(-1)?.scene).toBe(scenes.length)
})

test('contains only screens of the site', () => {
  for (const { path } of scenes) expect(find(path)?.path).toBe(path)
})

test('shows each screen on both platforms, in both directions and both themes', () => {
  expect(new Set(looks.map(({ mode }) => mode))).toEqual(new Set(['ios', 'md']))
  expect(new Set(looks.map(({ dir }) => dir))).toEqual(new Set(['ltr', 'rtl']))
  for (const site of ['light', 'dark'] as const)
    expect(new Set(looks.map((look) => themeOf(look, site)))).toEqual(new Set(['light', 'dark']))
})

test('describes a stop by its screen and its look', () => {
  expect(describeStop(stopAt(0), 'light')).toBe('Profile on iOS, light')
  expect(describeStop(stopAt(1), 'dark')).toBe('Profile on Material, dark')
  expect(describeStop(stopAt(3), 'light')).toBe('Profile on iOS, dark, right to left')
})
