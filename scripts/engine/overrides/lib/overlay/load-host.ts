import type { LoadedController } from '@/lib/overlay/lazy'

/** Adds a host for overlays to the body. Called with the first overlay that is opened outside of a frame. */
export const loadBodyHost = async (): Promise<LoadedController> =>
  (await import('../../components/overlays/body-host')).openBodyHost()
