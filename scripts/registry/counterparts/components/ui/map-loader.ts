import type { ComponentType } from 'react'
import type { LiveMapProps } from '@/components/ui/map-view'
import { googleKey } from '@/lib/map/google'

/** A map that can be moved about in, whichever draws it. */
export type LiveMap = ComponentType<LiveMapProps>

/** Fetches Google's map, where there is a key for it. */
export const loadGoogle = googleKey
  ? (): Promise<LiveMap> => import('@/components/ui/map-google').then((module) => module.GoogleMap)
  : undefined
