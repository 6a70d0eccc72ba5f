'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { usePanelStrings } from './use-panel-strings'

const DURATIONS_MS = { '1 s': 1000, '3 s': 3000, 'until closed': 0 } as const
const DURATION_LABELS = ['1 s', '3 s', 'until closed'] as const

/** Options and a button for loading overlays. The footer of the list shows how the last overlay was closed. */
export default function LoadingPanel() {
  const overlays = useOverlays()
  const strings = usePanelStrings()
  const [durationLabel, setDurationLabel] = useState<(typeof DURATION_LABELS)[number]>('3 s')
  const [hasMessage, setHasMessage] = useState(true)
  const [hasLongMessage, setHasLongMessage] = useState(false)
  const [hasSpinner, setHasSpinner] = useState(true)
  const [isClosable, setIsClosable] = useState(true)
  const common = useCommonOptions('Loading overlay')
  const [result, setResult] = useState('nothing yet')

  const openLoadingOverlay = async () => {
    const { role } = await overlays.loading({
      ...common.options,
      message: hasMessage ? (hasLongMessage ? strings.loadingLong : strings.loading) : undefined,
      spinner: hasSpinner,
      duration: DURATIONS_MS[durationLabel],
      backdropDismiss: isClosable,
    })
    setResult(role ?? 'done, no role')
  }

  return (
    <>
      <List header="Loading" footer={`Loading: ${result}`} footerLive>
        <ChoiceRow
          label="Loading overlay stays open"
          options={DURATION_LABELS}
          value={durationLabel}
          onChange={setDurationLabel}
        />
        <SwitchRow label="Loading overlay message" value={hasMessage} onChange={setHasMessage} />
        <SwitchRow
          label="Loading overlay with a long message"
          value={hasLongMessage}
          onChange={setHasLongMessage}
        />
        <SwitchRow label="Loading overlay spinner" value={hasSpinner} onChange={setHasSpinner} />
        <SwitchRow
          label="Loading overlay can be closed"
          note="With a tap outside, Escape, or Back"
          value={isClosable}
          onChange={setIsClosable}
        />
        <Item>
          <Button variant="soft" onClick={() => void openLoadingOverlay()}>
            Open loading overlay
          </Button>
        </Item>
      </List>
      {common.optionsList}
    </>
  )
}
