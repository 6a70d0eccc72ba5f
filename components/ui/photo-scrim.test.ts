import { expect, test } from 'vitest'
import { photoScrimClass } from './photo-scrim'

/** Returns the linear value (0–1) of a color channel (0–255), as WCAG 2.2 defines it. */
const linearChannel = (value: number) => {
  const channel = value / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
/** Returns the contrast of white text on a scrim with this opacity over a white photo. */
const contrast = (alpha: number) => {
  const [red = 0, green = 0, blue = 0] = [8, 10, 20].map((scrimChannel) =>
    linearChannel(255 * (1 - alpha) + scrimChannel * alpha),
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
const alphas = [...photoScrimClass.matchAll(/rgb\(8_10_20\/(\.\d+)\)/g)].map(([, alpha]) => Number(alpha))

test('white text below the fade is legible on a white photo', () => {
  for (const alpha of alphas.slice(-2)) expect(contrast(alpha)).toBeGreaterThanOrEqual(4.5)
})

test('the fade starts transparent and has no steps', () => {
  const steps = [0, ...alphas].map((alpha, index, all) => alpha - (all[index - 1] ?? 0))
  for (const step of steps) expect(step).toBeLessThanOrEqual(0.14 + 1e-9)
  for (const step of steps.slice(1)) expect(step).toBeGreaterThan(0)
})
