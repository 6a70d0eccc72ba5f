import type { ComponentType } from 'react'
import type { LiveMapProps } from '@/components/ui/map-view'

/** An interactive map. */
export type LiveMap = ComponentType<LiveMapProps>

/** Loads Google's map; called if `configure({ googleMaps })` has set a key. */
export const loadGoogle = (): Promise<LiveMap> =>
  import('@/components/ui/map-google').then((module) => module.GoogleMap)
