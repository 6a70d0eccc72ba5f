// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KEYS, storage } from '@/lib/storage'
import { isIntroDue } from './use-intro'

const visit = (search: string) => history.replaceState(null, '', `/home/${search}`)

beforeEach(async () => {
  await storage().remove(KEYS.introSeen)
  visit('')
})

describe('the introduction', () => {
  it('is shown on the first visit only', async () => {
    expect(isIntroDue()).toBe(true)
    await storage().set(KEYS.introSeen, 'true')
    expect(isIntroDue()).toBe(false)
  })

  it('is not shown over the front page', () => {
    const front = document.createElement('div')
    front.className = 'fr'
    document.body.append(front)
    const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect(isIntroDue()).toBe(false)
    matchMedia.mockRestore()
    expect(isIntroDue()).toBe(true)
    front.remove()
  })

  it('is shown again if the URL requests it', async () => {
    await storage().set(KEYS.introSeen, 'true')
    visit('?intro=1')
    expect(isIntroDue()).toBe(true)
  })
})
