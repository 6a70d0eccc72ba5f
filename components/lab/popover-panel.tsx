'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import { ChoiceRow } from './panel-rows'

const SIDES = ['top', 'bottom', 'start', 'end'] as const
const ALIGNS = ['start', 'center', 'end'] as const

const ENTRY = 'pressable relative flex min-h-target w-full items-center px-4 py-2 text-start text-body'

/** Popovers at every side of a button; the last line tells what was chosen. */
export default function PopoverPanel() {
  const overlays = useOverlays()
  const place = useRef<HTMLSpanElement>(null)
  const [side, setSide] = useState<(typeof SIDES)[number]>('bottom')
  const [align, setAlign] = useState<(typeof ALIGNS)[number]>('center')
  const [result, setResult] = useState('nothing yet')

  const open = async () => {
    if (!place.current) return
    const { data, role } = await overlays.popover({
      anchor: place.current,
      label: 'Rooms',
      side,
      align,
      content: ({ dismiss }) =>
        ['Kitchen', 'Lounge', 'Bedroom'].map((room) => (
          <button key={room} type="button" className={ENTRY} onClick={() => void dismiss(room, 'chosen')}>
            {room}
          </button>
        )),
    })
    setResult(`${role ?? 'no role'}, ${data ?? 'no data'}`)
  }

  return (
    <List header="Popover" footer={`Popover: ${result}`} footerLive>
      <ChoiceRow label="Popover side" options={SIDES} value={side} onChange={setSide} />
      <ChoiceRow label="Popover alignment" options={ALIGNS} value={align} onChange={setAlign} />
      <Item>
        <span ref={place} className="inline-flex">
          <Button variant="soft" onClick={() => void open()}>
            Open popover
          </Button>
        </span>
      </Item>
    </List>
  )
}
