'use client'
import { useEffect } from 'react'
import { transitionEvents } from '@/lib/navigation/events'
import { Island } from '../shell/loading/island'
import { front } from '../shell/loading/parts'
import { syncFrontWithUrl } from './front-state'

/** The front page, which is in the document after the shell; CSS shows one of them. */
export function FrontIsland() {
  useEffect(() => transitionEvents.subscribe(({ type }) => type === 'url' && syncFrontWithUrl()), [])
  return <Island of={front} />
}
