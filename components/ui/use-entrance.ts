'use client'
import { playEntrance } from '@patternbook/engine/animation/enter.motion'
import type { Entrance } from '@patternbook/engine/animation/entrances'
import { createEntranceSequence } from '@patternbook/engine/animation/sequence'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { useState } from 'react'

/**
 * Animates the entrance of the rows of a list, one row after another. Each row is animated once, when half of it is visible or it
 * fills half of the view. The first entrance starts after the transition of the page.
 *
 * Without scripts, the rows are visible. With scripts, the `entrance` class hides them until this hook starts, so that they do
 * not flash, but for at most four seconds, so that they always appear. Rows that are already visible when the hook starts are not
 * animated.
 * @param entrance one of `entrances`; later changes have no effect
 * @returns `itemProps`, the props of each row element, and `replay`, which plays all entrances again unless motion is reduced
 */
export const useEntrance = (entrance: Entrance) => {
  const [sequence] = useState(() => createEntranceSequence((row) => playEntrance(row, entrance)))
  usePageLifecycle({ onDidEnter: sequence.begin })
  return { itemProps: { ref: sequence.attach, className: 'entrance' }, replay: sequence.replay }
}
