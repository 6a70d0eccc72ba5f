import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createAxis } from '../gesture/axis'
import { createKeyframes } from './create-keyframes'
import { type Entrance, entrances } from './entrances'

const allEntrances = Object.entries<Entrance>(entrances)
const ltr = createAxis('ltr')
const rtl = createAxis('rtl')

/** Returns the number in the transform function of every keyframe, e.g. the argument of translateX. */
const transformValues = (entrance: Entrance, axis = ltr) =>
  createKeyframes(entrance, axis).transform?.values.map((value) =>
    Number.parseFloat(value.split('(')[1] ?? ''),
  )

describe('every entrance', () => {
  it.each(allEntrances)('%s begins invisible and ends in place, opaque and at full size', (_, entrance) => {
    expect(entrance.keyframes[0]).toMatchObject({ offset: 0, opacity: 0 })
    const { opacity, transform } = createKeyframes(entrance, ltr)
    expect(opacity?.times.at(-1)).toBe(1)
    expect(opacity?.values.at(-1)).toBe(1)
    if (!transform) return
    expect(transform.times.at(-1)).toBe(1)
    expect(transform.values.at(-1)).toMatch(/^(translate[XY]\(0(px|%)\)|scale\(1\))$/)
  })

  it.each(allEntrances)('%s animates only opacity and transform', (_, entrance) => {
    expect(Object.keys(createKeyframes(entrance, ltr))).toEqual(['opacity', 'transform'])
    for (const keyframe of entrance.keyframes)
      expect(['offset', 'opacity', 'x', 'y', 'scale']).toEqual(expect.arrayContaining(Object.keys(keyframe)))
  })

  it.each(allEntrances)('%s has ascending times from 0, for each property', (_, entrance) => {
    const { opacity, transform } = createKeyframes(entrance, ltr)
    for (const propertyKeyframes of [opacity, transform]) {
      if (!propertyKeyframes) continue
      expect(propertyKeyframes.times[0]).toBe(0)
      expect(propertyKeyframes.times).toEqual([...new Set(propertyKeyframes.times)].sort((a, b) => a - b))
    }
  })

  it.each(allEntrances)(
    '%s uses the same transform function in every keyframe, so that browsers can interpolate',
    (_, entrance) => {
      const functionNames = createKeyframes(entrance, ltr).transform?.values.map(
        (value) => value.split('(')[0],
      )
      expect(new Set(functionNames).size).toBeLessThanOrEqual(1)
    },
  )
})

describe('the motions', () => {
  it('slides and fades start one element size away', () => {
    expect(createKeyframes(entrances.fadeInUp, ltr).transform?.values[0]).toBe('translateY(100%)')
    expect(createKeyframes(entrances.fadeInLeft, ltr).transform?.values[0]).toBe('translateX(-100%)')
    expect(createKeyframes(entrances.fadeInRight, ltr).transform?.values[0]).toBe('translateX(100%)')
    expect(createKeyframes(entrances.slideInUp, ltr).transform?.values[0]).toBe('translateY(100%)')
  })

  it('bounceIn and zoomIn scale through their published values', () => {
    expect(transformValues(entrances.bounceIn)).toEqual([0.3, 1.1, 0.9, 1.03, 0.97, 1])
    expect(transformValues(entrances.zoomIn)).toEqual([0.3, 1])
  })

  it('bounces from a side start 3000 px away and overshoot by 25, 10, and 5 px', () => {
    expect(transformValues(entrances.bounceInLeft)).toEqual([-3000, 25, -10, 5, 0])
    expect(transformValues(entrances.bounceInRight)).toEqual([3000, -25, 10, -5, 0])
  })

  it('left and right are swapped in right-to-left', () => {
    expect(createKeyframes(entrances.fadeInLeft, rtl)).toEqual(createKeyframes(entrances.fadeInRight, ltr))
    expect(createKeyframes(entrances.bounceInRight, rtl)).toEqual(
      createKeyframes(entrances.bounceInLeft, ltr),
    )
    expect(createKeyframes(entrances.fadeInUp, rtl)).toEqual(createKeyframes(entrances.fadeInUp, ltr))
  })

  it('the names match the sample data', () => {
    const names = Array.from({ length: 10 }, (_, number) => {
      const file = `data/animation/layout${number + 1}.json`
      return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name
    })
    expect(names.sort()).toEqual(Object.keys(entrances).sort())
  })
})
