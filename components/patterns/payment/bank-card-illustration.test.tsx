import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BankCardIllustration } from './bank-card-illustration'

const fontSizeOf = (number: string) => {
  const html = renderToStaticMarkup(
    <BankCardIllustration
      image="card-illustration"
      alt=""
      bank=""
      number={number}
      holder=""
      expiry=""
      code=""
    />,
  )
  return Number(/y="212" font-size="([\d.]+)"/.exec(html)?.[1])
}

it('shows a number of up to 16 digits at full size, and shrinks one of 19 digits to fit the card', () => {
  expect(fontSizeOf('')).toBe(34)
  expect(fontSizeOf('4242424242424242')).toBe(34)
  // 19 digits and 4 spaces of at most 0.62 em, each with 1.5 units of letter spacing, must fit from 36 to 452 of the card's 480
  // units.
  expect(23 * (0.62 * fontSizeOf('4242424242424242424') + 1.5)).toBeLessThan(416)
})
