import type { ComponentType } from 'react'
import type { LiveMapProps } from './map-view'

/** A map that can be moved about in, whichever draws it. */
export type LiveMap = ComponentType<LiveMapProps>

/** Fetches Google's map. The variable is asked here, so that a build without a key holds none of Google's code. */
export const loadGoogle = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY
  ? (): Promise<LiveMap> => import('./map-google').then((module) => module.GoogleMap)
  : undefined
