'use client'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import { FramePortal } from './frame-portal'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { useWords } from './use-words'

const POSITIONS = ['top', 'middle', 'bottom'] as const
const COLORS = ['plain', 'tint', 'danger'] as const
const ENDS = ['start', 'end'] as const
const LAYOUTS = ['baseline', 'stacked'] as const
const DURATIONS = ['1', '2', '5', 'stays'] as const

const ANCHOR = 'lab-toast-anchor'

/** Options and buttons for toasts. The footer of the list shows how the last toast was dismissed. */
export default function ToastPanel() {
  const overlays = useOverlays()
  const words = useWords()
  const [position, setPosition] = useState<(typeof POSITIONS)[number]>('bottom')
  const [color, setColor] = useState<(typeof COLORS)[number]>('plain')
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('baseline')
  const [duration, setDuration] = useState<(typeof DURATIONS)[number]>('stays')
  const [swipe, setSwipe] = useState(true)
  const [anchored, setAnchored] = useState(false)
  const [header, setHeader] = useState(false)
  const [icon, setIcon] = useState(false)
  const [buttons, setButtons] = useState(false)
  const [end, setEnd] = useState<(typeof ENDS)[number]>('end')
  const [long, setLong] = useState(false)
  const common = useCommonOptions('Toast', true)
  const [number, setNumber] = useState(1)
  const [result, setResult] = useState('nothing yet')

  const open = async () => {
    setNumber(number + 1)
    const { role } = await overlays.toast({
      ...common.options,
      header: header ? words.upload : undefined,
      message: long ? words.slow : words.message(number),
      position,
      color: color === 'plain' ? undefined : color,
      layout,
      duration: duration === 'stays' ? 0 : Number(duration) * 1000,
      swipeGesture: swipe ? 'vertical' : undefined,
      positionAnchor: anchored ? ANCHOR : undefined,
      icon: icon && <Info />,
      buttons: buttons ? [{ text: words.undo, role: 'undo', side: end }] : undefined,
    })
    setResult(`${role ?? 'no role'}`)
  }

  return (
    <>
      {anchored && (
        <FramePortal>
          <p
            id={ANCHOR}
            className={`absolute inset-x-0 bg-tint-soft px-4 py-3 text-center text-label text-subhead ${position === 'top' ? 'top-16' : 'bottom-0'}`}
          >
            {words.bar}
          </p>
        </FramePortal>
      )}
      <List header="Toast" footer={`Toast: ${result}`} footerLive>
        <ChoiceRow label="Toast position" options={POSITIONS} value={position} onChange={setPosition} />
        <ChoiceRow label="Toast color" options={COLORS} value={color} onChange={setColor} />
        <ChoiceRow label="Toast layout" options={LAYOUTS} value={layout} onChange={setLayout} />
        <ChoiceRow
          label="Toast duration in seconds"
          options={DURATIONS}
          value={duration}
          onChange={setDuration}
        />
        <SwitchRow label="Toast swipe" note="Closes with a swipe" value={swipe} onChange={setSwipe} />
        <SwitchRow
          label="Toast next to an anchor bar"
          note="A toast at the bottom appears above the bar; one at the top appears below it"
          value={anchored}
          onChange={setAnchored}
        />
        <SwitchRow label="Toast header" value={header} onChange={setHeader} />
        <SwitchRow label="Toast icon" value={icon} onChange={setIcon} />
        <SwitchRow label="Toast button" value={buttons} onChange={setButtons} />
        {buttons && <ChoiceRow label="Toast button side" options={ENDS} value={end} onChange={setEnd} />}
        <SwitchRow label="Toast with long text" value={long} onChange={setLong} />
        <Item>
          <span className="flex flex-wrap gap-2">
            <Button variant="soft" onClick={() => void open()}>
              Open toast
            </Button>
            <Button
              variant="text"
              onClick={() => void overlays.dismiss(undefined, undefined, { type: 'toast' }).catch(() => {})}
            >
              Close toast
            </Button>
          </span>
        </Item>
      </List>
      {common.rows}
    </>
  )
}
