// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { unregisterWorker } from './unregister-worker'

const createRegistration = (scope: string) => ({ scope, unregister: vi.fn(async () => true) })

describe('the service worker of an earlier deployment', () => {
  it('is unregistered, but those of other sites are not', async () => {
    const ours = createRegistration(`${location.origin}/`)
    const theirs = createRegistration(`${location.origin}/shop/`)
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [ours, theirs] } })
    await unregisterWorker()
    expect(ours.unregister).toHaveBeenCalled()
    expect(theirs.unregister).not.toHaveBeenCalled()
  })
})
