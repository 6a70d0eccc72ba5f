'use client'
import { useEffect } from 'react'
import { pageStackEvents } from '@/lib/navigation/events'
import { Island } from '../shell/loading/island'
import { frontPage } from '../shell/loading/islands'
import { syncFrontPageWithUrl } from './front-state'

/** Hydrates the front page separately from the shell. The document contains both, and CSS shows one of them. */
export function FrontPageIsland() {
  useEffect(() => pageStackEvents.subscribe(({ type }) => type === 'url' && syncFrontPageWithUrl()), [])
  return <Island definition={frontPage} />
}
