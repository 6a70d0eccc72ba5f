'use client'
import { useEffect } from 'react'
import { pageStackEvents } from '@/lib/navigation/events'
import { Island } from '../shell/loading/island'
import { frontPage } from '../shell/loading/islands'
import { syncFrontPageWithUrl } from './front-state'

/** Hydrates the front page separately. The document contains the shell and then the front page; CSS shows one of the two. */
export function FrontPageIsland() {
  useEffect(() => pageStackEvents.subscribe(({ type }) => type === 'url' && syncFrontPageWithUrl()), [])
  return <Island definition={frontPage} />
}
