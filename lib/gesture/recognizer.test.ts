import { describe, expect, it } from 'vitest'
import { createAxis } from './axis'
import { DEFAULT_RECOGNITION_OPTIONS, recognize } from './recognizer'

const vertical = { ...DEFAULT_RECOGNITION_OPTIONS, direction: 'y' } as const

describe('recognizing a movement', () => {
  it('waits until the pointer has moved 10 px', () => {
    expect(recognize(9, 0, DEFAULT_RECOGNITION_OPTIONS)).toBe('waiting')
    expect(recognize(10, 0, DEFAULT_RECOGNITION_OPTIONS)).toBe('positive')
    expect(recognize(7, 7, DEFAULT_RECOGNITION_OPTIONS)).toBe('waiting')
  })

  it('accepts up to 40° from the axis', () => {
    const deltaAt = (degrees: number) => [
      Math.cos(degrees * (Math.PI / 180)) * 20,
      Math.sin(degrees * (Math.PI / 180)) * 20,
    ]
    const [x39 = 0, y39 = 0] = deltaAt(39)
    const [x41 = 0, y41 = 0] = deltaAt(41)
    expect(recognize(x39, y39, DEFAULT_RECOGNITION_OPTIONS)).toBe('positive')
    expect(recognize(x41, y41, DEFAULT_RECOGNITION_OPTIONS)).toBe('across')
  })

  it('left to right: moving right is toward the end', () => {
    expect(recognize(createAxis('ltr').mirrorInRtl(20), 0, DEFAULT_RECOGNITION_OPTIONS)).toBe('positive')
    expect(recognize(createAxis('ltr').mirrorInRtl(-20), 0, DEFAULT_RECOGNITION_OPTIONS)).toBe('negative')
  })

  it('right to left: moving left is toward the end', () => {
    expect(recognize(createAxis('rtl').mirrorInRtl(-20), 0, DEFAULT_RECOGNITION_OPTIONS)).toBe('positive')
    expect(recognize(createAxis('rtl').mirrorInRtl(20), 0, DEFAULT_RECOGNITION_OPTIONS)).toBe('negative')
  })

  it('vertical: moving down is toward the end, moving sideways is across', () => {
    expect(recognize(0, 20, vertical)).toBe('positive')
    expect(recognize(0, -20, vertical)).toBe('negative')
    expect(recognize(20, 0, vertical)).toBe('across')
  })
})
