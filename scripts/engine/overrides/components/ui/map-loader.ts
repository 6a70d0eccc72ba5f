import type { ComponentType } from 'react'
import type { LiveMapProps } from '@/components/ui/map-view'

/** A map that can be moved about in, whichever draws it. */
export type LiveMap = ComponentType<LiveMapProps>

/** Loads Google's map; called where `configure({ googleMaps })` has given a key. */
export const loadGoogle = (): Promise<LiveMap> =>
  import('@/components/ui/map-google').then((module) => module.GoogleMap)
