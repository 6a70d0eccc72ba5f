// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { unregisterWorker } from './unregister-worker'

const left = (scope: string) => ({ scope, unregister: vi.fn(async () => true) })

describe('an earlier deployment', () => {
  it('takes its service worker with it, and leaves those of others where they are', async () => {
    const ours = left(`${location.origin}/`)
    const theirs = left(`${location.origin}/shop/`)
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [ours, theirs] } })
    await unregisterWorker()
    expect(ours.unregister).toHaveBeenCalled()
    expect(theirs.unregister).not.toHaveBeenCalled()
  })
})
