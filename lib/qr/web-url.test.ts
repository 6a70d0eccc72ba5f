import { describe, expect, it } from 'vitest'
import { parseWebUrl } from './web-url'

describe('the text of a code', () => {
  it.each([
    [
      'https://patternbook.example/login/0/?mode=ios#top',
      'https://patternbook.example/login/0/?mode=ios#top',
    ],
    ['HTTP://EXAMPLE.COM', 'http://example.com/'],
    ['  https://example.com/a \n', 'https://example.com/a'],
    ['http://192.168.0.10:8080/', 'http://192.168.0.10:8080/'],
  ])('is a web URL: %s', (text, href) => {
    expect(parseWebUrl(text)?.href).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'mailto:maya@mail.example',
    'WIFI:T:WPA;S:Home;P:secret;;',
    'example.com',
    'see https://example.com',
    'https://example.com and more',
    'https://',
    'https:///path',
    'https:example.com',
    'https://exa mple.com',
    'https://example.com/\u0000',
    '',
  ])('is not a web URL: %j', (text) => {
    expect(parseWebUrl(text)).toBeUndefined()
  })

  it('the host of a lookalike URL is shown as the browser parses it', () => {
    expect(parseWebUrl('https://раypal.example/')?.host).toMatch(/^xn--/)
    expect(parseWebUrl('https://example.com@evil.example/')?.host).toBe('evil.example')
  })
})
