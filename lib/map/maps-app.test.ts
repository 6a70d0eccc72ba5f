import { expect, test } from 'vitest'
import { mapsAppOf, mapsUrl } from './maps-app'

const place = { lat: 40.712562, lng: -74.005911, zoom: 15 }

test('an iPhone and a Mac open Apple’s maps at the place, with its name', () => {
  const iphoneUserAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'
  expect(mapsAppOf(iphoneUserAgent)).toBe('apple')
  expect(mapsAppOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('apple')
  expect(mapsUrl(place, 'City Hall Park, New York', 'apple')).toBe(
    'https://maps.apple.com/?ll=40.712562,-74.005911&q=City%20Hall%20Park%2C%20New%20York&z=15',
  )
})

test('an Android phone opens a geo: URL, which offers all of its maps apps', () => {
  expect(mapsAppOf('Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/145')).toBe('geo')
  expect(mapsUrl(place, 'حديقة', 'geo')).toMatch(
    /^geo:40\.712562,-74\.005911\?z=15&q=40\.712562,-74\.005911\(%D8/,
  )
})

test('every other device opens the place on the web', () => {
  expect(mapsAppOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/145')).toBe('web')
  expect(mapsUrl(place, 'x', 'web')).toBe(
    'https://www.google.com/maps/search/?api=1&query=40.712562%2C-74.005911',
  )
})
