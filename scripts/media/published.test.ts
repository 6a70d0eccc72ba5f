import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasDarkTop, mediaCss, picturesModule } from './generate.ts'
import {
  encoderSettings,
  pictureName,
  publishedPathsOf,
  readFingerprints,
  readPictures,
  readSourceImages,
  sourceHash,
} from './manifest.ts'

const remedy = 'run `npm run media` and commit what it writes'

describe('the manifest of the pictures', () => {
  it('lists every master once, and every master exists', () => {
    const listed = readSourceImages().map(({ file }) => file)
    expect(new Set(listed).size).toBe(listed.length)
    const names = new Set(readdirSync('media/masters').map((file) => pictureName({ file })))
    expect(listed.map((file) => pictureName({ file })).sort()).toEqual([...names].sort())
  })

  it.each(readSourceImages())(
    'describes $file in English and in Arabic',
    ({ alt, altAr, focal, dominantColor }) => {
      expect(alt).toMatch(/^[A-Z].{20,140}\.$/)
      expect(altAr).toMatch(/^[\u0600-\u06ff].{20,140}\.$/)
      expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/)
      for (const part of focal) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
      }
    },
  )

  it('lists masters with the aspect ratio of their kind, and large enough for its largest width', () => {
    for (const picture of readPictures()) {
      const { ratio, widths } = encoderSettings(pictureName(picture))
      expect(picture.width / picture.height, picture.file).toBeCloseTo(ratio[0] / ratio[1], 2)
      expect(picture.width, picture.file).toBeGreaterThanOrEqual(widths[widths.length - 1]!)
    }
  })
})

describe('the published pictures', () => {
  it('are encoded from the current masters', () => {
    const fingerprints = readFingerprints()
    const stale = readPictures()
      .map(pictureName)
      .filter((name) => fingerprints[name]?.sourceHash !== sourceHash(name))
    expect(stale, remedy).toEqual([])
  })

  it('all exist, and there are no others', () => {
    const expectedPaths = readPictures().flatMap((picture) => publishedPathsOf(pictureName(picture)))
    const published = readdirSync('public/media').map((file) => `/media/${file}`)
    expect(published.sort(), remedy).toEqual(expectedPaths.sort())
  })

  it('are dark at their top if the color there is: glass over it is then dark', () => {
    const darkTopNames = Object.entries(readFingerprints()).flatMap(([name, { bandColors }]) =>
      hasDarkTop({ bandColors }) ? [name] : [],
    )
    expect(darkTopNames).toContain('abstract-waves-night')
    expect(darkTopNames).toContain('music-accordion')
    expect(darkTopNames).not.toContain('land-lake')
  })

  it('match the generated placeholder classes and the type of their names', () => {
    expect(readFileSync('app/media.css', 'utf8'), remedy).toBe(mediaCss(readPictures(), readFingerprints()))
    expect(readFileSync('lib/media/pictures.ts', 'utf8'), remedy).toBe(picturesModule(readPictures()))
  })
})

describe('the icons', () => {
  it('of the web manifest exist, and its start URL is relative', () => {
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
      start_url: string
      icons: { src: string }[]
    }
    expect(manifest.start_url).toBe('./')
    for (const { src } of manifest.icons) expect(existsSync(`public/${src}`), src).toBe(true)
  })
})
