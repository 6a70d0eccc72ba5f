'use client'
import { enter } from '@patternbook/engine/animation/enter.motion'
import type { Entrance } from '@patternbook/engine/animation/entrances'
import { createSequence } from '@patternbook/engine/animation/sequence'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { useState } from 'react'

/**
 * Animates the entrance of the rows of a list, one after another, each once when half of the row is visible. Starts after the
 * transition of the page.
 *
 * The server's HTML contains the rows as visible content. If scripts run, the `entrance` class hides them until this hook
 * starts, for at most four seconds, so that rows do not flash and always appear. Rows that are visible by then are not
 * animated.
 * @param entrance one of `entrances`; must not change
 * @returns `row`: props of every row element · `replay`: plays all entrances again
 */
export const useEntrance = (entrance: Entrance) => {
  const [sequence] = useState(() => createSequence((row) => enter(row, entrance)))
  usePageLifecycle({ onDidEnter: sequence.begin })
  return { row: { ref: sequence.attach, className: 'entrance' }, replay: sequence.replay }
}
