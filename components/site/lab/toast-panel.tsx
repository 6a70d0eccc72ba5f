'use client'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { FramePortal } from './frame-portal'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { usePanelStrings } from './use-panel-strings'

const POSITIONS = ['top', 'middle', 'bottom'] as const
const COLORS = ['plain', 'tint', 'danger'] as const
const BUTTON_SIDES = ['start', 'end'] as const
const LAYOUTS = ['baseline', 'stacked'] as const
const DURATION_LABELS = ['1', '2', '5', 'stays'] as const

const ANCHOR_ID = 'lab-toast-anchor'

/** Options and buttons for toasts. The footer of the list shows how the last toast was dismissed. */
export default function ToastPanel() {
  const overlays = useOverlays()
  const strings = usePanelStrings()
  const [position, setPosition] = useState<(typeof POSITIONS)[number]>('bottom')
  const [color, setColor] = useState<(typeof COLORS)[number]>('plain')
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('baseline')
  const [durationLabel, setDurationLabel] = useState<(typeof DURATION_LABELS)[number]>('stays')
  const [canSwipe, setCanSwipe] = useState(true)
  const [isAnchored, setIsAnchored] = useState(false)
  const [hasHeader, setHasHeader] = useState(false)
  const [hasIcon, setHasIcon] = useState(false)
  const [hasButton, setHasButton] = useState(false)
  const [buttonSide, setButtonSide] = useState<(typeof BUTTON_SIDES)[number]>('end')
  const [hasLongText, setHasLongText] = useState(false)
  const common = useCommonOptions('Toast', true)
  const [messageNumber, setMessageNumber] = useState(1)
  const [result, setResult] = useState('nothing yet')

  const openToast = async () => {
    setMessageNumber(messageNumber + 1)
    const { role } = await overlays.toast({
      ...common.options,
      header: hasHeader ? strings.upload : undefined,
      message: hasLongText ? strings.uploadInProgress : strings.message(messageNumber),
      position,
      color: color === 'plain' ? undefined : color,
      layout,
      duration: durationLabel === 'stays' ? 0 : Number(durationLabel) * 1000,
      swipeGesture: canSwipe ? 'vertical' : undefined,
      positionAnchor: isAnchored ? ANCHOR_ID : undefined,
      icon: hasIcon && <Info />,
      buttons: hasButton ? [{ text: strings.undo, role: 'undo', side: buttonSide }] : undefined,
    })
    setResult(`${role ?? 'no role'}`)
  }

  return (
    <>
      {isAnchored && (
        <FramePortal>
          <p
            id={ANCHOR_ID}
            className={`absolute inset-x-0 bg-tint-soft px-4 py-3 text-center text-label text-subhead ${position === 'top' ? 'top-16' : 'bottom-0'}`}
          >
            {strings.anchorBar}
          </p>
        </FramePortal>
      )}
      <List header="Toast" footer={`Toast: ${result}`} footerLive>
        <ChoiceRow label="Toast position" options={POSITIONS} value={position} onChange={setPosition} />
        <ChoiceRow label="Toast color" options={COLORS} value={color} onChange={setColor} />
        <ChoiceRow label="Toast layout" options={LAYOUTS} value={layout} onChange={setLayout} />
        <ChoiceRow
          label="Toast duration in seconds"
          options={DURATION_LABELS}
          value={durationLabel}
          onChange={setDurationLabel}
        />
        <SwitchRow label="Toast swipe" note="Closes with a swipe" value={canSwipe} onChange={setCanSwipe} />
        <SwitchRow
          label="Toast next to an anchor bar"
          note="A toast at the bottom appears above the bar; one at the top appears below it"
          value={isAnchored}
          onChange={setIsAnchored}
        />
        <SwitchRow label="Toast header" value={hasHeader} onChange={setHasHeader} />
        <SwitchRow label="Toast icon" value={hasIcon} onChange={setHasIcon} />
        <SwitchRow label="Toast button" value={hasButton} onChange={setHasButton} />
        {hasButton && (
          <ChoiceRow
            label="Toast button side"
            options={BUTTON_SIDES}
            value={buttonSide}
            onChange={setButtonSide}
          />
        )}
        <SwitchRow label="Toast with long text" value={hasLongText} onChange={setHasLongText} />
        <Item>
          <span className="flex flex-wrap gap-2">
            <Button variant="soft" onClick={() => void openToast()}>
              Open toast
            </Button>
            <Button
              variant="text"
              onClick={() => void overlays.dismiss(undefined, undefined, { kind: 'toast' }).catch(() => {})}
            >
              Close toast
            </Button>
          </span>
        </Item>
      </List>
      {common.optionsList}
    </>
  )
}
