import { describe, expect, it } from 'vitest'
import { axis } from './axis'
import { RECOGNITION, recognize } from './recognizer'

const vertical = { ...RECOGNITION, direction: 'y' } as const

describe('recognizing a movement', () => {
  it('waits until the pointer has moved 10 px', () => {
    expect(recognize(9, 0, RECOGNITION)).toBe('waiting')
    expect(recognize(10, 0, RECOGNITION)).toBe('towards')
    expect(recognize(7, 7, RECOGNITION)).toBe('waiting')
  })

  it('accepts up to 40° from the axis', () => {
    const at = (degrees: number) => [
      Math.cos(degrees * (Math.PI / 180)) * 20,
      Math.sin(degrees * (Math.PI / 180)) * 20,
    ]
    const [x39 = 0, y39 = 0] = at(39)
    const [x41 = 0, y41 = 0] = at(41)
    expect(recognize(x39, y39, RECOGNITION)).toBe('towards')
    expect(recognize(x41, y41, RECOGNITION)).toBe('across')
  })

  it('left to right: moving right is toward the end', () => {
    expect(recognize(axis('ltr').along(20), 0, RECOGNITION)).toBe('towards')
    expect(recognize(axis('ltr').along(-20), 0, RECOGNITION)).toBe('away')
  })

  it('right to left: moving left is toward the end', () => {
    expect(recognize(axis('rtl').along(-20), 0, RECOGNITION)).toBe('towards')
    expect(recognize(axis('rtl').along(20), 0, RECOGNITION)).toBe('away')
  })

  it('vertical: moving down is toward the end, moving sideways is across', () => {
    expect(recognize(0, 20, vertical)).toBe('towards')
    expect(recognize(0, -20, vertical)).toBe('away')
    expect(recognize(20, 0, vertical)).toBe('across')
  })
})
