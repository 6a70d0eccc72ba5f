import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mediaCss, picturesModule } from './generated.ts'
import { filesOf, fingerprint, masters, nameOf, pictures, prints, recipe } from './manifest.ts'

const remedy = 'run `npm run media` and commit what it writes'

describe('the manifest of the artwork', () => {
  it('lists every master once, and every master is there', () => {
    const listed = masters().map(({ file }) => file)
    expect(new Set(listed).size).toBe(listed.length)
    const names = new Set(readdirSync('media/masters').map((file) => nameOf({ file })))
    expect(listed.map((file) => nameOf({ file })).sort()).toEqual([...names].sort())
    expect(listed).toHaveLength(116)
  })

  it.each(masters())('describes $file in English and in Arabic', ({ alt, altAr, focal, dominant }) => {
    expect(alt).toMatch(/^[A-Z].{20,140}\.$/)
    expect(altAr).toMatch(/^[\u0600-\u06ff].{20,140}\.$/)
    expect(dominant).toMatch(/^#[0-9a-f]{6}$/)
    for (const part of focal) {
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThanOrEqual(1)
    }
  })

  it('holds masters of the shape their kind promises, large enough for its largest width', () => {
    for (const picture of pictures()) {
      const { ratio, widths } = recipe(nameOf(picture))
      expect(picture.width / picture.height, picture.file).toBeCloseTo(ratio[0] / ratio[1], 2)
      expect(picture.width, picture.file).toBeGreaterThanOrEqual(widths[widths.length - 1]!)
    }
  })
})

describe('the published pictures', () => {
  it('are made from the masters as they are now', () => {
    const known = prints()
    const stale = pictures()
      .map(nameOf)
      .filter((name) => known[name]?.from !== fingerprint(name))
    expect(stale, remedy).toEqual([])
  })

  it('are all there, and nothing else is', () => {
    const wanted = pictures().flatMap((picture) => filesOf(nameOf(picture)))
    const there = readdirSync('public/media').map((file) => `/media/${file}`)
    expect(there.sort(), remedy).toEqual(wanted.sort())
  })

  it('have the preview classes and the type of names that belong to them', () => {
    expect(readFileSync('app/media.css', 'utf8'), remedy).toBe(mediaCss(pictures(), prints()))
    expect(readFileSync('lib/media/pictures.ts', 'utf8'), remedy).toBe(picturesModule(pictures()))
  })
})

describe('the icons', () => {
  it('named by the web manifest are there, and it starts beside itself wherever the site is served', () => {
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
      start_url: string
      icons: { src: string }[]
    }
    expect(manifest.start_url).toBe('./')
    for (const { src } of manifest.icons) expect(existsSync(`public/${src}`), src).toBe(true)
  })
})
