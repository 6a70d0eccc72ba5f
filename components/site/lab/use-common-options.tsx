'use client'
import { type ReactNode, useRef, useState } from 'react'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { OverlayOptions } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { usePanelStrings } from './use-panel-strings'

const CAN_DISMISS_OPTIONS = ['yes', 'no', 'asks'] as const
type CanDismissOption = (typeof CAN_DISMISS_OPTIONS)[number]

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
  const [canDismissOption, setCanDismissOption] = useState<CanDismissOption>('yes')
  const latestCanDismissOption = useRef<CanDismissOption>(canDismissOption)

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
    canDismissOption === 'yes'
      ? true
      : () =>
          latestCanDismissOption.current === 'asks'
            ? askToDismiss()
            : latestCanDismissOption.current === 'yes'
  const changeCanDismissOption = (next: CanDismissOption) => {
    latestCanDismissOption.current = next
    setCanDismissOption(next)
  }

  return {
    options: { animated, canDismiss, ...(!isNonModal && { showBackdrop, focusTrap }) },
    optionsList: (
      <List header="Common options">
        <ChoiceRow
          label={`${name} can be dismissed`}
          options={CAN_DISMISS_OPTIONS}
          value={canDismissOption}
          onChange={changeCanDismissOption}
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
