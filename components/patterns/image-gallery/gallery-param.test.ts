// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { createGalleryParam, FULL_IMAGE_GALLERY_PATH, requestGallery, SUBGALLERY_PATH } from './gallery-param'

/** Changes the URL as the page stack does. */
const go = (address: string) => {
  history.replaceState(null, '', address)
  frame.follow(location.search)
}

afterEach(() => go('/'))

describe('the gallery parameter of a page', () => {
  it('follows the URL of the page', () => {
    go(`${SUBGALLERY_PATH}?gallery=0.2`)
    const param = createGalleryParam(SUBGALLERY_PATH)
    expect(param.get()).toBe('0.2')
    go(`${SUBGALLERY_PATH}?gallery=0.3`)
    expect(param.get()).toBe('0.3')
    go(SUBGALLERY_PATH)
    expect(param.get()).toBeNull()
  })

  it('does not change when the URL is that of another page', () => {
    go(`${FULL_IMAGE_GALLERY_PATH}?gallery=0.2.5`)
    const param = createGalleryParam(FULL_IMAGE_GALLERY_PATH)
    param.get()
    go(`${SUBGALLERY_PATH}?gallery=0.2`)
    expect(param.get()).toBe('0.2.5')
    go('/image-gallery/0/')
    expect(param.get()).toBe('0.2.5')
  })

  it('is the requested value in an embedded page, whose URL does not change', () => {
    go('/image-gallery/0/?embed=1')
    const param = createGalleryParam(FULL_IMAGE_GALLERY_PATH)
    const listener = vi.fn()
    const stop = param.subscribe(listener)
    requestGallery(FULL_IMAGE_GALLERY_PATH, '0.1.2')
    expect(param.get()).toBe('0.1.2')
    requestGallery(FULL_IMAGE_GALLERY_PATH, '0.1.3')
    expect(param.get()).toBe('0.1.3')
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
  })
})
