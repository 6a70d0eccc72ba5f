// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import {
  createGalleryParamStore,
  FULL_IMAGE_GALLERY_PATH,
  requestGalleryParam,
  SUBGALLERY_PATH,
} from './gallery-param'

/** Changes the URL as the page stack does. */
const changeUrl = (url: string) => {
  history.replaceState(null, '', url)
  frame.applyQuery(location.search)
}

afterEach(() => changeUrl('/'))

describe('the gallery parameter of a page', () => {
  it('follows the URL of the page', () => {
    changeUrl(`${SUBGALLERY_PATH}?gallery=0.2`)
    const store = createGalleryParamStore(SUBGALLERY_PATH)
    expect(store.getSnapshot()).toBe('0.2')
    changeUrl(`${SUBGALLERY_PATH}?gallery=0.3`)
    expect(store.getSnapshot()).toBe('0.3')
    changeUrl(SUBGALLERY_PATH)
    expect(store.getSnapshot()).toBeNull()
  })

  it('does not change when the URL is that of another page', () => {
    changeUrl(`${FULL_IMAGE_GALLERY_PATH}?gallery=0.2.5`)
    const store = createGalleryParamStore(FULL_IMAGE_GALLERY_PATH)
    store.getSnapshot()
    changeUrl(`${SUBGALLERY_PATH}?gallery=0.2`)
    expect(store.getSnapshot()).toBe('0.2.5')
    changeUrl('/image-gallery/0/')
    expect(store.getSnapshot()).toBe('0.2.5')
  })

  it('is the requested value in an embedded page, whose URL does not change', () => {
    changeUrl('/image-gallery/0/?embed=1')
    const store = createGalleryParamStore(FULL_IMAGE_GALLERY_PATH)
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    requestGalleryParam(FULL_IMAGE_GALLERY_PATH, '0.1.2')
    expect(store.getSnapshot()).toBe('0.1.2')
    requestGalleryParam(FULL_IMAGE_GALLERY_PATH, '0.1.3')
    expect(store.getSnapshot()).toBe('0.1.3')
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
  })

  it('is the value in the URL again after the embedding page has set it, even to the same value', () => {
    changeUrl('/image-gallery/0/?embed=1&gallery=0.1.3')
    const store = createGalleryParamStore(FULL_IMAGE_GALLERY_PATH)
    const listener = vi.fn()
    store.subscribe(listener)
    requestGalleryParam(FULL_IMAGE_GALLERY_PATH, '0.1.4')
    document.dispatchEvent(new Event('patternbook:set-gallery'))
    expect(store.getSnapshot()).toBe('0.1.3')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
