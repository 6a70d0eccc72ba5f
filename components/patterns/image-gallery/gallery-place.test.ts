import { describe, expect, it } from 'vitest'
import albums from '@/data/imageGallery/layout1.json'
import flat from '@/data/imageGallery/layout2.json'
import { albumAt, readPlace, writePlace } from './gallery-place'

describe('the address of a picture', () => {
  it.each(['0.3', '0.3.2', '1.4', '2.6.1'])('reads and writes %s', (param) => {
    const place = readPlace(param)
    expect(place && writePlace(place)).toBe(param)
  })

  it.each(['', '0', '3.1', '0.x', '0.1.2.3', '0..1', '-1.2', '0.1.', '0.9999', 'null'])(
    'does not take “%s” for a place',
    (param) => {
      expect(readPlace(param)).toBeUndefined()
    },
  )
})

describe('what is to be seen there', () => {
  it('a tile leads to its own pictures and gives them its title', () => {
    const album = albumAt(albums, { layout: 0, tile: 2 })
    expect(album?.title).toBe(albums.items[1]?.title)
    expect(album?.photos).toHaveLength(albums.items[1]?.items.length ?? 0)
    expect(album?.index).toBe(0)
  })

  it('a photo is shown among its neighbours', () => {
    expect(albumAt(albums, { layout: 0, tile: 1, photo: 3 })?.index).toBe(2)
  })

  it('where tiles are photos, they are each other’s neighbours', () => {
    const album = albumAt(flat, { layout: 1, tile: 4 })
    expect(album?.photos).toHaveLength(flat.items.length)
    expect(album?.index).toBe(3)
  })

  it('there is nothing behind an unknown tile, an unknown photo, or a photo of a photo', () => {
    expect(albumAt(albums, { layout: 0, tile: 7 })).toBeUndefined()
    expect(albumAt(albums, { layout: 0, tile: 1, photo: 99 })).toBeUndefined()
    expect(albumAt(flat, { layout: 1, tile: 1, photo: 1 })).toBeUndefined()
  })
})
