import { withBase } from '@/lib/navigation/href'

/**
 * Unregisters the service worker that an earlier deployment at this address has left. Workers of other paths of the
 * same origin belong to somebody else.
 */
export const unregisterWorker = async (): Promise<void> => {
  const home = new URL(withBase('/'), location.href).href
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === home).map((left) => left.unregister()))
}
