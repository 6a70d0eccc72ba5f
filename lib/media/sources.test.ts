import { afterEach, describe, expect, it, vi } from 'vitest'
import { pictureKinds } from './picture-kinds'
import { getPictureSources } from './sources'

describe('the files of a picture', () => {
  afterEach(() => vi.resetModules())

  it('are derived from its name: the widths of its kind in both formats', () => {
    expect(getPictureSources('avatar-aiko')).toEqual({
      width: 460,
      height: 460,
      avifSrcSet:
        '/media/avatar-aiko-96.avif 96w, /media/avatar-aiko-192.avif 192w, /media/avatar-aiko-460.avif 460w',
      webpSrcSet:
        '/media/avatar-aiko-96.webp 96w, /media/avatar-aiko-192.webp 192w, /media/avatar-aiko-460.webp 460w',
      src: '/media/avatar-aiko-192.webp',
    })
  })

  it('have the size of the largest file, so that the layout does not shift when it loads', () => {
    expect(getPictureSources('land-snow-peaks')).toMatchObject({ width: 1200, height: 900 })
    expect(getPictureSources('portrait-mist-dawn')).toMatchObject({ width: 720, height: 1280 })
    expect(getPictureSources('card-illustration')).toMatchObject({ width: 900, height: 600 })
  })

  it('start with the base path of the site', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/demo')
    vi.resetModules()
    const served = await import('./sources')
    expect(served.getPictureSources('dog-corgi')?.avifSrcSet).toMatch(
      /^\/demo\/media\/dog-corgi-160\.avif 160w, \/demo\/media\//,
    )
    vi.unstubAllEnvs()
  })

  it('do not exist for a name of an unknown kind, nor for a property of Object.prototype', () => {
    expect(getPictureSources('cat-tom')).toBeUndefined()
    expect(getPictureSources('constructor-x')).toBeUndefined()
    expect(getPictureSources('')).toBeUndefined()
  })

  it('have ascending widths, at least two for each kind', () => {
    for (const { widths } of Object.values(pictureKinds)) {
      expect(widths.length).toBeGreaterThan(1)
      expect([...widths].sort((a, b) => a - b)).toEqual(widths)
    }
  })
})
