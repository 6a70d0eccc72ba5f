'use client'
import { type ReactNode, useRef, useState } from 'react'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import type { OverlayOptions } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useWords } from './use-words'

const ANSWERS = ['yes', 'no', 'asks'] as const
type Answer = (typeof ANSWERS)[number]

/** The options, and the rows in which they are chosen. */
export type CommonOptions = {
  options: Pick<OverlayOptions, 'animated' | 'showBackdrop' | 'focusTrap' | 'canDismiss'>
  rows: ReactNode
}

/**
 * What every overlay understands, for any of the panels. Whether one can be dismissed is looked up when it is about to go:
 * what was opened with "no" can be let go by choosing "yes".
 * @param name of the overlay, the beginning of every label
 * @param passive it leaves the page alone, as a toast does, so there is neither shade nor focus to choose
 */
export function useCommonOptions(name: string, passive = false): CommonOptions {
  const overlays = useOverlays()
  const words = useWords()
  const [animated, setAnimated] = useState(true)
  const [showBackdrop, setShade] = useState(true)
  const [focusTrap, setTrap] = useState(true)
  const [answer, setAnswer] = useState<Answer>('yes')
  const now = useRef<Answer>(answer)

  const ask = async () => {
    const { role } = await overlays.alert({
      header: words.closeIt,
      buttons: [
        { text: words.stay, role: 'cancel' },
        { text: words.close, role: 'close' },
      ],
    })
    return role === 'close'
  }
  // A function is asked under a finger as well, so what may simply go is given the plain answer.
  const canDismiss = answer === 'yes' ? true : () => (now.current === 'asks' ? ask() : now.current === 'yes')
  const choose = (next: Answer) => {
    now.current = next
    setAnswer(next)
  }

  return {
    options: { animated, canDismiss, ...(!passive && { showBackdrop, focusTrap }) },
    rows: (
      <List header="Common options">
        <ChoiceRow label={`${name} can be dismissed`} options={ANSWERS} value={answer} onChange={choose} />
        <SwitchRow label={`${name} moves`} value={animated} onChange={setAnimated} />
        {!passive && (
          <>
            <SwitchRow label={`${name} shade`} value={showBackdrop} onChange={setShade} />
            <SwitchRow
              label={`${name} traps focus`}
              note="If off, Tab and screen readers can reach the page behind it"
              value={focusTrap}
              onChange={setTrap}
            />
          </>
        )}
      </List>
    ),
  }
}
