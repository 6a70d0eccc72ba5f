'use client'
import { useState } from 'react'
import { Popover } from '@/components/overlays/controlled'
import { usePopoverTrigger } from '@/components/overlays/use-popover-trigger'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import type { Dismissal, PopoverOptions } from '@/lib/overlay/types'
import { FramePortal } from './frame-portal'
import { NestedPopovers } from './nested-popovers'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { useWords } from './use-words'

const PLACES = ['top', 'start', 'center', 'end', 'bottom'] as const
const SIDES = ['top', 'bottom', 'start', 'end'] as const
const SCREEN = ['by text', 'left', 'right'] as const
const ALIGNS = ['start', 'center', 'end'] as const
const SIZES = ['auto', 'cover'] as const
const ACTIONS = ['click', 'hover', 'context-menu'] as const

const PLACE: Record<(typeof PLACES)[number], string> = {
  top: 'inset-x-0 top-16 mx-auto w-fit',
  start: 'inset-y-0 start-3 my-auto h-fit',
  center: 'inset-0 m-auto size-fit',
  end: 'inset-y-0 end-3 my-auto h-fit',
  bottom: 'inset-x-0 bottom-4 mx-auto w-fit',
}

const TRIGGER =
  'pressable relative min-h-target rounded-pill bg-tint-fill px-5 text-button text-on-tint shadow-float'

/** Options for popovers, and a trigger in the frame at one of five positions. The footer of the list shows the result. */
export default function PopoverPanel() {
  const overlays = useOverlays()
  const words = useWords()
  const [place, setPlace] = useState<(typeof PLACES)[number]>('center')
  const [side, setSide] = useState<(typeof SIDES)[number]>('bottom')
  const [screen, setScreen] = useState<(typeof SCREEN)[number]>('by text')
  const [align, setAlign] = useState<(typeof ALIGNS)[number]>('center')
  const [size, setSize] = useState<(typeof SIZES)[number]>('auto')
  const [openOn, setOpenOn] = useState<(typeof ACTIONS)[number]>('click')
  const [arrow, setArrow] = useState(true)
  const [select, setSelect] = useState(true)
  const [parents, setParents] = useState(true)
  const [long, setLong] = useState(false)
  const common = useCommonOptions('Popover')
  const [there, setThere] = useState(true)
  const [owned, setOwned] = useState(false)
  const [open, setOpen] = useState(false)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [result, setResult] = useState('nothing yet')

  const report = ({ data, role }: Dismissal) => setResult(`${role ?? 'no role'}, ${data ?? 'no data'}`)
  const options: Omit<PopoverOptions, 'anchor'> = {
    ...common.options,
    label: words.rooms,
    side: screen === 'by text' ? side : screen,
    align,
    size,
    arrow,
    dismissOnSelect: select,
    content: ({ dismiss }) => (
      <NestedPopovers long={long} dismissOnSelect={select} parents={parents} dismiss={dismiss} />
    ),
  }
  const trigger = usePopoverTrigger({ openOn, ...options, onDismissed: report })
  // A controlled popover has children instead of `content`, and `onOpenChange` instead of `canDismiss`.
  const { content: _, canDismiss: __, ...rest } = options

  return (
    <>
      <FramePortal>
        {there && (
          <span ref={setElement} className={`absolute ${PLACE[place]}`}>
            <button type="button" {...trigger} className={TRIGGER}>
              {words.rooms}
            </button>
          </span>
        )}
      </FramePortal>
      <List header="Popover" footer={`Popover: ${result}`} footerLive>
        <ChoiceRow label="Popover trigger position" options={PLACES} value={place} onChange={setPlace} />
        <ChoiceRow label="Popover side" options={SIDES} value={side} onChange={setSide} />
        <ChoiceRow label="Popover physical side" options={SCREEN} value={screen} onChange={setScreen} />
        <ChoiceRow label="Popover alignment" options={ALIGNS} value={align} onChange={setAlign} />
        <ChoiceRow label="Popover size" options={SIZES} value={size} onChange={setSize} />
        <ChoiceRow label="Popover opens on" options={ACTIONS} value={openOn} onChange={setOpenOn} />
        <SwitchRow label="Popover arrow" note="iOS 18 only" value={arrow} onChange={setArrow} />
        <SwitchRow label="Popover closes on selection" value={select} onChange={setSelect} />
        <SwitchRow
          label="Nested popover closes its parent"
          note="After an item in it is selected"
          value={parents}
          onChange={setParents}
        />
        <SwitchRow label="Popover with many rows" value={long} onChange={setLong} />
        <SwitchRow label="Popover trigger is present" value={there} onChange={setThere} />
        <SwitchRow
          label="Popover as a controlled component"
          note="Open while its open prop is true"
          value={owned}
          onChange={setOwned}
        />
        <Item>
          <Button
            variant="soft"
            onClick={() => {
              if (owned) setOpen(true)
              else if (element) void overlays.popover({ ...options, anchor: element }).then(report)
            }}
          >
            Open popover
          </Button>
        </Item>
        <Popover
          {...rest}
          anchor={element}
          open={open}
          onOpenChange={(next, { data, role }) => {
            setOpen(next)
            report({ data, role })
          }}
        >
          <NestedPopovers
            long={long}
            dismissOnSelect={select}
            parents={parents}
            dismiss={async () => setOpen(false)}
          />
        </Popover>
      </List>
      {common.rows}
    </>
  )
}
