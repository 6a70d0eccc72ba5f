import { describe, expect, it } from 'vitest'
import { parseCount } from '../interpolate'
import { leavesOf, listSamplePaths, listsOf, readSample } from '../sample-files'

type Stars = { isActive: boolean }[]
type ListItem = {
  id: number
  title: string
  time?: string
  iconsStars?: Stars
  like?: { isActive: boolean }
  comment?: { isActive: boolean }
}
type Page = { items: ListItem[]; iconsStars?: Stars; rating?: string }
type Tab = { toolbarTitle: string; tabs: { name: string }[]; labels: { tabs: string } }

const readFile = <T>(path: string) => readSample(path) as unknown as T
const screenPaths = listSamplePaths().filter((path) =>
  /^(maps|payment|qrcode|ranges|scrollSegment|searchBars|segment|select|spinner|splashScreens|tab|timeline)\b/.test(
    path,
  ),
)
const activeStarCount = (stars: Stars) => stars.filter((star) => star.isActive).length

describe('the screens with maps, payment, selection, and tabs', () => {
  it('have the number of rows that they were designed for', () => {
    const rows = screenPaths.flatMap((path) =>
      listsOf(readSample(path))
        .filter(({ path: fieldPath }) => /(^|\/)(items(Month|Years)?|paragraphs)$/.test(fieldPath))
        .map(({ path: fieldPath, rows }) => [`${path} ${fieldPath}`, rows.length]),
    )
    expect(Object.fromEntries(rows)).toEqual({
      'payment/layout1 items': 2,
      'scrollSegment/layout1 page1/items': 7,
      'scrollSegment/layout1 page2/items': 7,
      'scrollSegment/layout1 page3/items': 7,
      'scrollSegment/layout2 page1/items': 7,
      'scrollSegment/layout2 page2/items': 7,
      'scrollSegment/layout2 page3/items': 7,
      'scrollSegment/layout3 page1/items': 6,
      'scrollSegment/layout3 page2/items': 6,
      'scrollSegment/layout3 page3/items': 6,
      'scrollSegment/layout4 page1/items': 3,
      'scrollSegment/layout4 page2/items': 6,
      'scrollSegment/layout4 page3/items': 5,
      'searchBars/layout1 items': 12,
      'searchBars/layout2 items': 9,
      'searchBars/layout3 items': 8,
      'segment/layout1 page1/items': 5,
      'segment/layout1 page2/items': 5,
      'segment/layout2 page1/items': 5,
      'segment/layout2 page2/items': 5,
      'segment/layout3 page1/items': 5,
      'segment/layout3 page2/items': 5,
      'select layout1/address/items': 3,
      'select layout1/city/items': 4,
      'select layout1/country/items': 4,
      'select layout1/date/itemsMonth': 12,
      'select layout1/date/itemsYears': 9,
      'select layout2/country/items': 4,
      'select layout2/date/itemsMonth': 12,
      'select layout2/date/itemsYears': 9,
      'select layout2/items': 10,
      'spinner layout1/items': 3,
      'spinner layout2/items': 7,
      'tab/tab1 items': 5,
      'tab/tab2 items': 16,
      'tab/tab3 items': 6,
      'tab/tab4 items': 6,
      'tab/tab5 items': 6,
      'tab/tab7 paragraphs': 4,
      'tab/tab8 items': 6,
      'timeline/layout1 items': 4,
      'timeline/layout2 items': 7,
      'timeline/layout3 items': 4,
    })
  })

  it.each(screenPaths.flatMap((path) => [path, `ar/${path}`]))('have no duplicate rows in %s', (path) => {
    for (const { path: fieldPath, rows } of listsOf(readSample(path))) {
      const keys = rows.map((row) => JSON.stringify(row, (key, value) => (key === 'id' ? undefined : value)))
      if (!fieldPath.endsWith('iconsStars')) expect(new Set(keys).size, fieldPath).toBe(rows.length)
    }
  })

  it('have their fixed ranges', () => {
    const { layout1, layout2, layout3, layout4 } = readFile<Record<string, object>>('ranges')
    expect(layout1).toMatchObject({ value: 10 })
    expect(layout2).toMatchObject({ min: -200, max: 200, value: 0 })
    expect(layout3).toMatchObject({ min: 1000, max: 2000, step: 100, value: 20 })
    expect(layout4).toMatchObject({ min: 1, max: 100, step: 10, value: { lower: 20, upper: 70 } })
  })

  it('have maps with a fixed center', () => {
    const map = { lat: 40.712562, lng: -74.005911, zoom: 15, mapTypeControl: true, streetViewControl: true }
    for (const path of ['maps/layout1', 'maps/layout2', 'maps/layout3', 'tab/tab9'])
      expect(readFile<{ map: object }>(path).map, path).toEqual(map)
  })

  it('leave a splash screen after three, three, and four seconds', () => {
    const { layout1, layout2, layout3 } = readFile<Record<string, { duration: number }>>('splashScreens')
    expect([layout1, layout2, layout3].map((splash) => splash?.duration)).toEqual([3000, 3000, 4000])
  })

  it('have a payment amount that is the sum of its parts', () => {
    for (const path of ['payment/layout1', 'ar/payment/layout1']) {
      const payment = readFile<{ continue: string; items: { price: string }[]; toasts: { pay: string } }>(
        path,
      )
      const amounts = (sentence: string) =>
        (sentence.match(/[\d٠-٩]+[.٫][\d٠-٩]{2}/g) ?? []).map((amount) =>
          parseCount(amount.replace(/[.٫]/, '')),
        )
      const [total] = amounts(payment.continue)
      expect(total).toBe(4798)
      expect(
        payment.items.flatMap(({ price }) => amounts(price)).reduce((sum, amount) => sum + amount, 0),
      ).toBe(total)
      expect(amounts(payment.toasts.pay)).toEqual([total])
    }
  })

  it('have their fixed sample prices', () => {
    const prices = listSamplePaths()
      .flatMap((path) => leavesOf(readSample(path)))
      .map(({ value }) => value)
    expect(prices).toEqual(expect.arrayContaining(['$42.99', '$35.99']))
  })
})

describe('initial selections', () => {
  type SelectFieldData = { items: ListItem[]; selectedItem: number | number[] }
  type DateFieldData = {
    itemsMonth: ListItem[]
    itemsYears: ListItem[]
    selectedItemMonth: number | number[]
    selectedItemYear: number | number[]
  }
  const { layout1, layout2 } = readFile<{
    layout1: {
      city: SelectFieldData
      country: SelectFieldData
      address: SelectFieldData
      date: DateFieldData
    }
    layout2: { country: SelectFieldData; date: DateFieldData }
  }>('select')

  it('are the first row of every list', () => {
    for (const { items, selectedItem } of [layout1.city, layout1.country, layout1.address])
      expect(selectedItem).toBe(items[0]?.id)
    expect(layout2.country.selectedItem).toEqual([layout2.country.items[0]?.id])
  })

  it('are January 2009, by the fixed ids', () => {
    for (const { itemsMonth, itemsYears } of [layout1.date, layout2.date]) {
      expect(itemsMonth.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, i) => 38 + i))
      expect(itemsMonth.map(({ title }) => title)).toEqual(
        Array.from({ length: 12 }, (_, i) =>
          new Date(Date.UTC(2026, i)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
        ),
      )
      expect(itemsYears.map(({ id, title }) => [id, title])).toEqual(
        Array.from({ length: 9 }, (_, i) => [50 + i, String(2009 + i)]),
      )
    }
    expect([layout1.date.selectedItemMonth, layout1.date.selectedItemYear]).toEqual([38, 50])
    expect([layout2.date.selectedItemMonth, layout2.date.selectedItemYear]).toEqual([[38], [50]])
  })

  it('four of five stars are active for a place', () => {
    expect(activeStarCount(readFile<ListItem>('maps/layout1').iconsStars!)).toBe(4)
  })

  it('the rating is the average of the reviews, as a number and in stars', () => {
    for (const path of ['scrollSegment/layout3', 'scrollSegment/layout4']) {
      const { items, iconsStars, rating } = readFile<{ page3: Page }>(path).page3
      const average =
        items.reduce((sum, review) => sum + activeStarCount(review.iconsStars!), 0) / items.length
      expect(Number(rating), path).toBe(average)
      expect(iconsStars!.map((star) => (star as { icon?: string }).icon).indexOf('star-half')).toBe(
        Math.floor(average),
      )
    }
  })

  it('no offer is liked or commented on', () => {
    const { page1, page2 } = readFile<{ page1: Page; page2: Page }>('segment/layout3')
    for (const { title, like, comment } of [...page1.items, ...page2.items])
      expect([like?.isActive, comment?.isActive], title).toEqual([false, false])
  })
})

describe('the three tab bars', () => {
  it.each([
    ['the first', ['tab1', 'tab2', 'tab3']],
    ['the second', ['tab4', 'tab5', 'tab6']],
    ['the third', ['tab7', 'tab8', 'tab9']],
  ])('are equal on every tab of %s', (_, names) => {
    for (const languageFolder of ['', 'ar/']) {
      const [first, ...others] = names
        .map((name) => readFile<Tab>(`${languageFolder}tab/${name}`))
        .map(({ toolbarTitle, tabs, labels }) => ({ toolbarTitle, tabs, label: labels.tabs }))
      expect(first!.tabs.map(({ name }) => name)).toEqual(names)
      for (const other of others) expect(other).toEqual(first)
    }
  })
})

it('a match has its events in the order of time, with the goals of its score', () => {
  type Side = 'home' | 'away'
  type Match = Record<Side, { score: string }> & { items: { time: string; team: Side; icon: string }[] }
  for (const path of ['timeline/layout2', 'ar/timeline/layout2']) {
    const { items, ...teams } = readFile<Match>(path)
    const minutes = items.map(({ time }) => parseCount(time.replace(/\D*$/, '')))
    expect(minutes, path).toEqual([...minutes].sort((a, b) => a - b))
    for (const side of ['home', 'away'] as const)
      expect(parseCount(teams[side].score), `${path} ${side}`).toBe(
        items.filter(({ team, icon }) => team === side && icon === 'goal').length,
      )
  }
})

it('no two acts of a festival are on one stage at the same time', () => {
  type Day = { items: { title: string; stage: number; rowStart: number; rowSpan: number }[] }
  const { page1, page2, page3 } = readFile<Record<'page1' | 'page2' | 'page3', Day>>('scrollSegment/layout2')
  for (const { items } of [page1, page2, page3]) {
    const halfHours = items.flatMap(({ stage, rowStart, rowSpan }) =>
      Array.from({ length: rowSpan }, (_, half) => `${stage} ${rowStart + half}`),
    )
    expect(new Set(halfHours).size).toBe(halfHours.length)
  }
})
