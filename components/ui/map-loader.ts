import type { ComponentType } from 'react'
import type { LiveMapProps } from './map-view'

/** An interactive map, by Google or drawn. */
export type LiveMap = ComponentType<LiveMapProps>

/** Loads Google's map. The variable is checked here, so that a build without a key contains none of Google's code. */
export const loadGoogle = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY
  ? (): Promise<LiveMap> => import('./map-google').then((module) => module.GoogleMap)
  : undefined
