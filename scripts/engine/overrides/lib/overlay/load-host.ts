import type { LoadedController } from '@/lib/overlay/lazy-overlays'

/** Adds a host for overlays to the body, and returns its controller. */
export const loadBodyHost = async (): Promise<LoadedController> =>
  (await import('../../components/overlays/body-host')).openBodyHost()
