import { describe, expect, it } from 'vitest'
import { createAxis } from './axis'

const box = { left: 100, right: 490 }

describe('the axis', () => {
  it('left to right: moving right is toward the end, and the start edge is the left one', () => {
    const ltr = createAxis('ltr')
    expect(ltr.mirrorInRtl(30)).toBe(30)
    expect(ltr.distanceFromStart(110, box)).toBe(10)
  })

  it('right to left: moving left is toward the end, and the start edge is the right one', () => {
    const rtl = createAxis('rtl')
    expect(rtl.mirrorInRtl(-30)).toBe(30)
    expect(rtl.distanceFromStart(480, box)).toBe(10)
  })
})
