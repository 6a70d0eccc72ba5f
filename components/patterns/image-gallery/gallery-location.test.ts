import { describe, expect, it } from 'vitest'
import albumGallery from '@/data/imageGallery/layout1.json'
import photoGallery from '@/data/imageGallery/layout2.json'
import { albumAt, formatGalleryLocation, parseGalleryLocation } from './gallery-location'

describe('the `gallery` parameter of a picture', () => {
  it.each(['0.3', '0.3.2', '1.4', '2.6.1'])('reads and writes %s', (param) => {
    const location = parseGalleryLocation(param)
    expect(location && formatGalleryLocation(location)).toBe(param)
  })

  it.each(['', '0', '3.1', '0.x', '0.1.2.3', '0..1', '-1.2', '0.1.', '0.9999', 'null'])(
    'rejects “%s”',
    (param) => {
      expect(parseGalleryLocation(param)).toBeUndefined()
    },
  )
})

describe('the album at a location', () => {
  it('contains the pictures of the tile and has its title', () => {
    const album = albumAt(albumGallery, { screenIndex: 0, tileId: 2 })
    expect(album?.title).toBe(albumGallery.items[1]?.title)
    expect(album?.photos).toHaveLength(albumGallery.items[1]?.items.length ?? 0)
    expect(album?.photoIndex).toBe(0)
  })

  it('contains the other photos of the same album', () => {
    expect(albumAt(albumGallery, { screenIndex: 0, tileId: 1, photoId: 3 })?.photoIndex).toBe(2)
  })

  it('contains all tiles if the tiles are photos', () => {
    const album = albumAt(photoGallery, { screenIndex: 1, tileId: 4 })
    expect(album?.photos).toHaveLength(photoGallery.items.length)
    expect(album?.photoIndex).toBe(3)
  })

  it('is undefined for an unknown tile, an unknown photo, and a photo of a photo', () => {
    expect(albumAt(albumGallery, { screenIndex: 0, tileId: 7 })).toBeUndefined()
    expect(albumAt(albumGallery, { screenIndex: 0, tileId: 1, photoId: 99 })).toBeUndefined()
    expect(albumAt(photoGallery, { screenIndex: 1, tileId: 1, photoId: 1 })).toBeUndefined()
  })
})
