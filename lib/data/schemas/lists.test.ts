import { describe, expect, it } from 'vitest'
import { parseCount } from '../interpolate'
import { leavesOf, listSamplePaths, listsOf, readSample } from '../sample-files'

type ListItem = {
  title?: string
  favorite?: boolean
  oldPrice: string
  newPrice: string
  price?: string
  shipping?: string
  duration?: string
  items?: ListItem[]
}
type SampleFile = {
  items: ListItem[]
  subtotal?: string
  shipping?: string
  price?: string
  sides?: { title: string; duration: string }[]
  duration?: string
  iconsStars?: { isActive: boolean }[]
  map?: object
}

const readFile = (path: string) => readSample(path) as unknown as SampleFile
const listPaths = listSamplePaths().filter((path) =>
  /^(animation|comment|form|imageGallery|listView|parallax)\//.test(path),
)

/** Returns the digits of an amount as a number, e.g. 4299 for `$42.99`. The digits may be Arabic. */
const parseCents = (amount: string) => parseCount(amount.replace(/[^\d٠-٩]/g, ''))

/** Returns a time such as `3:42` in seconds. The digits may be Arabic. */
const parseSeconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + parseCount(part), 0)

describe('the lists of the sample data', () => {
  it('have the number of rows that the screens were designed for', () => {
    const rows = listPaths
      .filter((path) => readFile(path).items)
      .map((path) => [path, readFile(path).items.length])
    expect(
      Object.fromEntries(rows),
      'Each line is a file in data/ with its number of rows. Restore the rows, or update this list.',
    ).toEqual({
      'animation/layout1': 19,
      'animation/layout2': 5,
      'animation/layout3': 8,
      'animation/layout4': 5,
      'animation/layout5': 8,
      'animation/layout6': 6,
      'animation/layout7': 10,
      'animation/layout8': 6,
      'animation/layout9': 3,
      'animation/layout10': 12,
      'comment/layout1': 6,
      'comment/layout2': 6,
      'imageGallery/layout1': 6,
      'imageGallery/layout2': 8,
      'imageGallery/layout3': 6,
      'listView/dragAndDrop/layout1': 14,
      'listView/dragAndDrop/layout2': 7,
      'listView/dragAndDrop/layout3': 6,
      'listView/expandable/layout1': 7,
      'listView/expandable/layout2': 7,
      'listView/expandable/layout3': 5,
      'listView/googleCards/layout1': 8,
      'listView/googleCards/layout2': 5,
      'listView/googleCards/layout3': 8,
      'listView/googleCards/layout4': 6,
      'listView/swipeToDismiss/layout1': 8,
      'listView/swipeToDismiss/layout2': 9,
      'listView/swipeToDismiss/layout3': 8,
      'parallax/layout1': 12,
      'parallax/layout2': 7,
      'parallax/layout3': 8,
      'parallax/layout4': 5,
    })
  })

  it.each(listPaths.flatMap((path) => [path, `ar/${path}`]))('have no duplicate rows in %s', (path) => {
    for (const { path: fieldPath, rows } of listsOf(readSample(path))) {
      const keys = rows.map((row) => JSON.stringify(row, (key, value) => (key === 'id' ? undefined : value)))
      if (!fieldPath.endsWith('iconsStars'))
        expect(new Set(keys).size, `data/${path}.json has a duplicate row in ${fieldPath}.`).toBe(rows.length)
    }
  })

  it.each(listPaths.filter((path) => readFile(path).items?.[0]?.oldPrice))(
    'have lower new prices in %s',
    (path) => {
      for (const localizedPath of [path, `ar/${path}`])
        for (const { oldPrice, newPrice } of readFile(localizedPath).items)
          expect(parseCents(newPrice), `data/${localizedPath}.json: ${newPrice}`).toBeLessThan(
            parseCents(oldPrice),
          )
    },
  )

  it('add up to the total of the receipt', () => {
    for (const localizedPath of ['animation/layout2', 'ar/animation/layout2']) {
      const { items, subtotal, shipping, price } = readFile(localizedPath)
      const sum = items.reduce((sum, item) => sum + parseCents(item.price!), 0)
      expect(sum, localizedPath).toBe(parseCents(subtotal!))
      expect(sum + parseCents(shipping!), localizedPath).toBe(parseCents(price!))
    }
  })

  it('add up to the total of the order', () => {
    for (const localizedPath of ['listView/dragAndDrop/layout2', 'ar/listView/dragAndDrop/layout2']) {
      const { price, items } = readFile(localizedPath)
      const sum = items.reduce((sum, item) => sum + parseCents(item.price!), 0)
      expect(parseCents(price!), `The price of data/${localizedPath}.json is not the sum of its rows.`).toBe(
        sum,
      )
    }
  })

  it('have songs that add up to the duration of each side of the record', () => {
    for (const localizedPath of ['animation/layout10', 'ar/animation/layout10']) {
      const { items, sides } = readFile(localizedPath)
      const songsPerSide = items.length / 2
      for (const [sideIndex, side] of sides!.entries()) {
        const songs = items.slice(sideIndex * songsPerSide, (sideIndex + 1) * songsPerSide)
        expect(
          songs.reduce((sum, song) => sum + parseSeconds(song.duration!), 0),
          `${localizedPath}: ${side.title}`,
        ).toBe(parseSeconds(side.duration))
      }
    }
  })

  it.each(['listView/dragAndDrop/layout1', 'listView/swipeToDismiss/layout1'])(
    'have songs that add up to the duration in the header of %s',
    (path) => {
      for (const localizedPath of [path, `ar/${path}`]) {
        const { duration, items } = readFile(localizedPath)
        const sum = items.reduce((sum, song) => sum + parseSeconds(song.duration!), 0)
        expect(
          parseSeconds(duration!),
          `The duration of data/${localizedPath}.json is not the sum of its songs.`,
        ).toBe(sum)
      }
    },
  )

  it('have their fixed sample prices', () => {
    const prices = leavesOf(readSample('listView/swipeToDismiss/layout2')).map(({ value }) => value)
    expect(prices, 'data/listView/swipeToDismiss/layout2.json').toEqual(
      expect.arrayContaining(['$42.99', '$35.99']),
    )
  })
})

describe('initial values', () => {
  it('four of the five stars are active', () => {
    for (const path of ['form/layout2', 'parallax/layout4'])
      expect(
        readFile(path).iconsStars!.map((star) => star.isActive),
        `iconsStars of data/${path}.json`,
      ).toEqual([true, true, true, true, false])
  })

  it('three of the six galleries and none of the friends are favorites', () => {
    expect(
      readFile('imageGallery/layout1').items.map((tile) => tile.favorite),
      'data/imageGallery/layout1.json',
    ).toEqual([true, false, false, false, true, true])
    expect(
      readFile('parallax/layout3').items.filter((friend) => friend.favorite),
      'data/parallax/layout3.json',
    ).toEqual([])
  })

  it('every tile has six to nine pictures', () => {
    for (const path of ['imageGallery/layout1', 'imageGallery/layout3'])
      for (const { title, items } of readFile(path).items) {
        const location = `"${title}" in data/${path}.json`
        expect(items!.length, location).toBeGreaterThanOrEqual(6)
        expect(items!.length, location).toBeLessThanOrEqual(9)
      }
  })

  it('the map has its fixed center', () => {
    const map = { lat: 40.712562, lng: -74.005911, zoom: 15, mapTypeControl: true, streetViewControl: true }
    expect(readFile('form/layout4').map, 'data/form/layout4.json').toEqual(map)
  })
})
