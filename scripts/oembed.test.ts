import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exportedRoutes } from '@/lib/site/catalog'
import { oembedFiles } from './oembed'

const urlSchema = v.pipe(v.string(), v.url())
/** The fields of every response: those that oembed.com requires of the type `rich`, and the title and provider. */
const responseSchema = v.object({
  version: v.literal('1.0'),
  type: v.literal('rich'),
  title: v.pipe(v.string(), v.minLength(1)),
  provider_name: v.string(),
  provider_url: urlSchema,
  html: v.string(),
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
})
const thumbnailSchema = v.object({
  thumbnail_url: urlSchema,
  thumbnail_width: v.number(),
  thumbnail_height: v.number(),
})

test('every oEmbed file follows the specification and embeds a page of the site', () => {
  const files = Object.entries(oembedFiles())
  expect(files.length).toBeGreaterThan(100)
  const paths = new Set(exportedRoutes.map((route) => route.path))
  for (const [name, text] of files) {
    const response: unknown = JSON.parse(text)
    const { html, title, width, height } = v.parse(responseSchema, response)
    // A thumbnail has all three fields or none.
    if (text.includes('thumbnail_')) v.parse(thumbnailSchema, response)
    const attribute = (key: string) => new RegExp(`${key}="([^"]*)"`).exec(html)?.[1] ?? ''
    expect([
      name,
      attribute('title').replace(/&amp;/g, '&'),
      attribute('width'),
      attribute('height'),
    ]).toEqual([name, title, String(width), String(height)])
    expect(paths).toContain(new URL(attribute('src')).pathname)
    expect(new URL(attribute('src')).search).toBe('?embed=1')
  }
})
