import { describe, expect, it } from 'vitest'
import { isFullSwipe, isOpenAfterRelease, rowOffset } from './sliding-row-math'

const WIDTH = 160

describe('a sliding row with buttons of 160 px', () => {
  it.each([
    ['follows the finger', 80, 80],
    ['is at the end of the buttons', 160, 160],
    ['follows a little more than half of the movement beyond that', 260, 215],
    ['does not open to the side without buttons', -40, 0],
  ])('%s', (_, distance, offset) => {
    expect(rowOffset(distance, WIDTH)).toBeCloseTo(offset)
  })

  it.each([
    ['past half, not moving: stays open', 81, 0, true],
    ['before half, not moving: closes', 79, 0, false],
    ['before half, but quick: opens', 10, 0.31, true],
    ['before half, not quick enough: closes', 10, 0.3, false],
    ['wide open, but quick movement back: closes', 150, -0.31, false],
    ['wide open, slow movement back: stays open', 150, -0.2, true],
  ])('released %s', (_, offset, velocity, open) => {
    expect(isOpenAfterRelease(offset, velocity, WIDTH)).toBe(open)
  })

  it('a release more than 30 px beyond the buttons runs the outermost one', () => {
    expect(isFullSwipe(190, WIDTH)).toBe(false)
    expect(isFullSwipe(191, WIDTH)).toBe(true)
  })
})
