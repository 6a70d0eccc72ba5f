import { withBase } from '@/lib/navigation/href'

/**
 * Unregisters the service worker of an earlier deployment of this site. Service workers for other paths of the same origin belong
 * to other sites.
 */
export const unregisterServiceWorker = async (): Promise<void> => {
  const siteScope = new URL(withBase('/'), location.href).href
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(
    registrations.filter(({ scope }) => scope === siteScope).map((registration) => registration.unregister()),
  )
}
