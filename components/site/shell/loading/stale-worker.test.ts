// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { unregisterWorker } from './unregister-worker'

const createRegistration = (scope: string) => ({ scope, unregister: vi.fn(async () => true) })

describe('an earlier deployment', () => {
  it('unregisters its own service worker, but not those of others', async () => {
    const ours = createRegistration(`${location.origin}/`)
    const theirs = createRegistration(`${location.origin}/shop/`)
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [ours, theirs] } })
    await unregisterWorker()
    expect(ours.unregister).toHaveBeenCalled()
    expect(theirs.unregister).not.toHaveBeenCalled()
  })
})
