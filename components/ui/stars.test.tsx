// @vitest-environment jsdom
import type { Dir } from '@patternbook/engine/frame'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Stars } from './stars'

afterEach(cleanup)

function Rating({ dir }: { dir: Dir }) {
  const [value, setValue] = useState(4)
  return (
    <div dir={dir}>
      <Stars label="Rate" value={value} onChange={setValue} starLabel={(number) => `${number} of 5`} />
    </div>
  )
}
const checkedStars = () => screen.getAllByRole<HTMLInputElement>('radio').filter((star) => star.checked)
const star = (number: number) => screen.getByRole('radio', { name: `${number} of 5` })

it('is a radio group of five, the first four filled', () => {
  render(<Rating dir="ltr" />)
  expect(screen.getByRole('radiogroup', { name: 'Rate' }).querySelectorAll('.fill-current')).toHaveLength(4)
  fireEvent.click(star(2))
  expect(checkedStars()).toEqual([star(2)])
  expect(document.querySelectorAll('.fill-current')).toHaveLength(2)
})

it.each([
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const)('the arrow key towards the end increases the rating (%s)', (dir, key) => {
  render(<Rating dir={dir} />)
  star(4).focus()
  fireEvent.keyDown(star(4), { key })
  expect(checkedStars()).toEqual([star(5)])
  expect(document.activeElement).toBe(star(5))
  fireEvent.keyDown(star(5), { key })
  expect(checkedStars()).toEqual([star(5)])
})
