// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { unregisterServiceWorker } from './unregister-service-worker'

const createRegistration = (scope: string) => ({ scope, unregister: vi.fn(async () => true) })

describe('the service worker of an earlier deployment', () => {
  it('is unregistered, but those of other sites are not', async () => {
    const ownRegistration = createRegistration(`${location.origin}/`)
    const otherSiteRegistration = createRegistration(`${location.origin}/shop/`)
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistrations: async () => [ownRegistration, otherSiteRegistration] },
    })
    await unregisterServiceWorker()
    expect(ownRegistration.unregister).toHaveBeenCalled()
    expect(otherSiteRegistration.unregister).not.toHaveBeenCalled()
  })
})
