// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KEYS, storage } from '@/lib/storage'
import { introIsDue } from './use-intro'

const visit = (search: string) => history.replaceState(null, '', `/home/${search}`)

beforeEach(async () => {
  await storage().remove(KEYS.introSeen)
  visit('')
})

describe('the introduction', () => {
  it('is shown on the first visit only', async () => {
    expect(introIsDue()).toBe(true)
    await storage().set(KEYS.introSeen, 'true')
    expect(introIsDue()).toBe(false)
  })

  it('is not shown over the front page', () => {
    const front = document.createElement('div')
    front.className = 'fr'
    document.body.append(front)
    const wide = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect(introIsDue()).toBe(false)
    wide.mockRestore()
    expect(introIsDue()).toBe(true)
    front.remove()
  })

  it('is shown again if the URL requests it', async () => {
    await storage().set(KEYS.introSeen, 'true')
    visit('?intro=1')
    expect(introIsDue()).toBe(true)
  })
})
