'use client'
import { enter } from '@patternbook/engine/animation/enter.motion'
import type { Entrance } from '@patternbook/engine/animation/entrances'
import { createSequence } from '@patternbook/engine/animation/sequence'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { useState } from 'react'

/**
 * Animates the rows of a list one after another, each one once, when half of it is visible. They begin when the page
 * has arrived, so that they do not compete with its own transition.
 *
 * The server's HTML holds the rows as plain visible content. The class `entrance` keeps them back until this hook takes
 * over, for four seconds at most and only where scripts run: a row that was never painted cannot flash, and one whose
 * script does not come appears all the same. Rows that have been seen by then stay where they are.
 * @param entrance one of `entrances`; must not change
 * @returns `row`: props of every row, an element that stands in its place · `replay`: plays it all again
 */
export const useEntrance = (entrance: Entrance) => {
  const [sequence] = useState(() => createSequence((row) => enter(row, entrance)))
  usePageLifecycle({ onDidEnter: sequence.begin })
  return { row: { ref: sequence.attach, className: 'entrance' }, replay: sequence.replay }
}
