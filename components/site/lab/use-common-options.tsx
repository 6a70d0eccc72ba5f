'use client'
import { type ReactNode, useRef, useState } from 'react'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import type { OverlayOptions } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { usePanelStrings } from './use-panel-strings'

const ANSWERS = ['yes', 'no', 'asks'] as const
type Answer = (typeof ANSWERS)[number]

/** Options of an overlay, and the rows of the panel that change them. */
type CommonOptions = {
  options: Pick<OverlayOptions, 'animated' | 'showBackdrop' | 'focusTrap' | 'canDismiss'>
  optionsList: ReactNode
}

/**
 * Provides the options that all kinds of overlays have in common, and the list in which the user changes them. If "can be
 * dismissed" is "no" or "asks" when an overlay opens, later changes of this option also apply to the open overlay, because its
 * `canDismiss` is a function that reads the current option.
 * @param name name of the overlay, with which every label starts
 * @param isNonModal true for an overlay that does not block the page, such as a toast; it has no options for backdrop and focus
 */
export function useCommonOptions(name: string, isNonModal = false): CommonOptions {
  const overlays = useOverlays()
  const strings = usePanelStrings()
  const [animated, setAnimated] = useState(true)
  const [showBackdrop, setShowBackdrop] = useState(true)
  const [focusTrap, setFocusTrap] = useState(true)
  const [answer, setAnswer] = useState<Answer>('yes')
  const latestAnswer = useRef<Answer>(answer)

  const askToDismiss = async () => {
    const { role } = await overlays.alert({
      header: strings.closeQuestion,
      buttons: [
        { text: strings.stay, role: 'cancel' },
        { text: strings.close, role: 'close' },
      ],
    })
    return role === 'close'
  }
  // With a function, cards and sheets resist a drag that would close them, so `true` is passed if every dismissal is allowed.
  const canDismiss =
    answer === 'yes'
      ? true
      : () => (latestAnswer.current === 'asks' ? askToDismiss() : latestAnswer.current === 'yes')
  const changeAnswer = (next: Answer) => {
    latestAnswer.current = next
    setAnswer(next)
  }

  return {
    options: { animated, canDismiss, ...(!isNonModal && { showBackdrop, focusTrap }) },
    optionsList: (
      <List header="Common options">
        <ChoiceRow
          label={`${name} can be dismissed`}
          options={ANSWERS}
          value={answer}
          onChange={changeAnswer}
        />
        <SwitchRow label={`${name} is animated`} value={animated} onChange={setAnimated} />
        {!isNonModal && (
          <>
            <SwitchRow label={`${name} backdrop`} value={showBackdrop} onChange={setShowBackdrop} />
            <SwitchRow
              label={`${name} traps focus`}
              note="If off, Tab and screen readers can reach the page behind the overlay"
              value={focusTrap}
              onChange={setFocusTrap}
            />
          </>
        )}
      </List>
    ),
  }
}
