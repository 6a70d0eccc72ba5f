import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { timingOf } from '@/lib/menu/pose'

test('the drawer has the curves of the engine’s side menu, on iOS and in Material', () => {
  const css = readFileSync('components/site/shell/menu/drawer.css', 'utf8')
  const cssCurvesOf = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, curve]) => curve)
  const engineCurves = (to: 0 | 1) =>
    (['ios', 'md'] as const).map((mode) => timingOf(mode, to, 'call', false).easing)
  expect(cssCurvesOf('sh-open-easing')).toEqual(engineCurves(1))
  expect(cssCurvesOf('sh-close-easing')).toEqual(engineCurves(0))
})
