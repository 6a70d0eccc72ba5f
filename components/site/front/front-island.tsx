'use client'
import { useEffect } from 'react'
import { transitionEvents } from '@/lib/navigation/events'
import { Island } from '../shell/loading/island'
import { front } from '../shell/loading/parts'
import { syncFrontWithUrl } from './front-state'

/** Hydrates the front page separately. The document contains the shell and then the front page; CSS shows one of the two. */
export function FrontIsland() {
  useEffect(() => transitionEvents.subscribe(({ type }) => type === 'url' && syncFrontWithUrl()), [])
  return <Island of={front} />
}
