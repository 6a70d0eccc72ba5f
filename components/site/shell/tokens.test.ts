import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '@/lib/frame/accent-tokens'

const [lightCss = '', darkCss = ''] = readFileSync('components/site/shell/tokens.css', 'utf8')
  .split('@layer components')[0]!
  .split(":root[data-theme='dark']")
const tokenOf = (css: string, name: string) => new RegExp(`--sh-${name}: ([^;]+);`).exec(css)?.[1] ?? ''

const channelsOf = (hex: string) =>
  (hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex)
    .match(/\w\w/g)!
    .map((part) => Number.parseInt(part, 16))
/** Returns the opaque color of a fill, `rgb(r g b / a)`, over a background. */
const blend = (fill: string, background: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = fill.match(/[\d.]+/g)!.map(Number)
  const channels = channelsOf(background)
  const blended = [red, green, blue].map((channel, index) => channel * alpha + channels[index]! * (1 - alpha))
  return `#${blended.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

test.each([
  ['light', lightCss],
  ['dark', darkCss],
])('small text is readable on every fill in the %s theme', (_, css) => {
  for (const textColor of ['text', 'secondary-text', 'tertiary-text'])
    for (const fill of ['fill', 'fill-strong'])
      for (const background of ['canvas', 'surface'])
        expect(
          contrast(tokenOf(css, textColor), blend(tokenOf(css, fill), tokenOf(css, background))),
          `${textColor} on ${fill} over ${background}`,
        ).toBeGreaterThanOrEqual(4.5)
})
