import { describe, expect, it } from 'vitest'
import { clampZoom, NOT_ZOOMED, type Zoom, zoomAfterDoubleTap, zoomAt } from './zoom'

const box = { width: 400, height: 800 }
const photo = { width: 400, height: 300 }
/** Returns the position of a point of the photo, px from the center of the box. */
const toScreenPoint = ({ scale, x, y }: Zoom, point: { x: number; y: number }) => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
})

describe('a photo of 400 × 300 in a box of 400 × 800', () => {
  it('keeps the point between the fingers in place', () => {
    const pinchCenter = { x: 50, y: -20 }
    const firstZoom = zoomAt(NOT_ZOOMED, 2, pinchCenter)
    expect(toScreenPoint(firstZoom, pinchCenter)).toEqual(pinchCenter)
    const secondZoom = zoomAt(firstZoom, 3, { x: -80, y: 10 })
    const photoPoint = { x: (-80 - firstZoom.x) / firstZoom.scale, y: (10 - firstZoom.y) / firstZoom.scale }
    expect(toScreenPoint(secondZoom, photoPoint).x).toBeCloseTo(-80)
    expect(toScreenPoint(secondZoom, photoPoint).y).toBeCloseTo(10)
  })

  it('has resistance beyond the limits of a pinch, and returns to them', () => {
    expect(zoomAt(NOT_ZOOMED, 0.5, { x: 0, y: 0 }).scale).toBeCloseTo(0.825)
    expect(zoomAt(NOT_ZOOMED, 6, { x: 0, y: 0 }).scale).toBeCloseTo(4.7)
    expect(clampZoom(zoomAt(NOT_ZOOMED, 0.5, { x: 90, y: 0 }), box, photo)).toEqual(NOT_ZOOMED)
    expect(clampZoom(zoomAt(NOT_ZOOMED, 6, { x: 0, y: 0 }), box, photo).scale).toBe(4)
  })

  it('cannot be panned beyond its edges, nor on an axis on which it fits', () => {
    expect(clampZoom({ scale: 2, x: 500, y: 90 }, box, photo)).toEqual({ scale: 2, x: 200, y: 0 })
    expect(clampZoom({ scale: 4, x: -900, y: -900 }, box, photo)).toEqual({ scale: 4, x: -600, y: -200 })
  })

  it('zooms in on the point of a double tap, and zooms out after another one', () => {
    const zoomedIn = zoomAfterDoubleTap(NOT_ZOOMED, { x: 100, y: 0 })
    expect(zoomedIn.scale).toBe(2.5)
    expect(toScreenPoint(zoomedIn, { x: 100, y: 0 }).x).toBe(100)
    expect(zoomAfterDoubleTap(zoomedIn, { x: 0, y: 0 })).toEqual(NOT_ZOOMED)
  })
})
