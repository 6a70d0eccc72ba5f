export * from './react'
export { useOverlayEvents } from './use-overlay-events'
