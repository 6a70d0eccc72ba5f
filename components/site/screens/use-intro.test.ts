// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS, storage } from '@/lib/storage'
import { isIntroDue } from './use-intro'

const visit = (search: string) => history.replaceState(null, '', `/home/${search}`)

beforeEach(async () => {
  await storage().remove(STORAGE_KEYS.introSeen)
  visit('')
})

describe('the introduction', () => {
  it('is shown on the first visit only', async () => {
    expect(isIntroDue()).toBe(true)
    await storage().set(STORAGE_KEYS.introSeen, 'true')
    expect(isIntroDue()).toBe(false)
  })

  it('is not shown over the front page', () => {
    const frontPage = document.createElement('div')
    frontPage.className = 'front-page'
    document.body.append(frontPage)
    const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect(isIntroDue()).toBe(false)
    matchMedia.mockRestore()
    expect(isIntroDue()).toBe(true)
    frontPage.remove()
  })

  it('is shown again if the URL requests it', async () => {
    await storage().set(STORAGE_KEYS.introSeen, 'true')
    visit('?intro=1')
    expect(isIntroDue()).toBe(true)
  })
})
