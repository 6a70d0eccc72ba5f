export * from './overlay-provider'
export { useOverlayEvents } from './use-overlay-events'
