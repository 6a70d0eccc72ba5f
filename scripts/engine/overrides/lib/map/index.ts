export * from '@/lib/map/maps-app'
export * from '@/lib/map/plan'
export type * from '@/lib/map/state'
export * from '@/lib/map/use-map-state'
