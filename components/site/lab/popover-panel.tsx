'use client'
import { useState } from 'react'
import { Popover } from '@/components/overlays/controlled-overlays'
import { usePopoverTrigger } from '@/components/overlays/use-popover-trigger'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { Dismissal, PopoverOptions } from '@/lib/overlay/types'
import { FramePortal } from './frame-portal'
import { NestedPopovers } from './nested-popovers'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { usePanelStrings } from './use-panel-strings'

const POSITIONS = ['top', 'start', 'center', 'end', 'bottom'] as const
const SIDES = ['top', 'bottom', 'start', 'end'] as const
/** `by text`: no physical side; the popover opens on the side that “Popover side” sets, which follows the text direction. */
const PHYSICAL_SIDES = ['by text', 'left', 'right'] as const
const ALIGNMENTS = ['start', 'center', 'end'] as const
const SIZES = ['auto', 'cover'] as const
const OPEN_ON_EVENTS = ['click', 'hover', 'context-menu'] as const

const POSITION_CLASSES: Record<(typeof POSITIONS)[number], string> = {
  top: 'inset-x-0 top-16 mx-auto w-fit',
  start: 'inset-y-0 start-3 my-auto h-fit',
  center: 'inset-0 m-auto size-fit',
  end: 'inset-y-0 end-3 my-auto h-fit',
  bottom: 'inset-x-0 bottom-4 mx-auto w-fit',
}

const TRIGGER_CLASS =
  'pressable relative min-h-target rounded-pill bg-tint-fill px-5 text-button text-on-tint shadow-float'

/** Options for popovers, and a trigger in the frame at one of five positions. The footer of the list shows the result. */
export default function PopoverPanel() {
  const overlays = useOverlays()
  const strings = usePanelStrings()
  const [position, setPosition] = useState<(typeof POSITIONS)[number]>('center')
  const [side, setSide] = useState<(typeof SIDES)[number]>('bottom')
  const [physicalSide, setPhysicalSide] = useState<(typeof PHYSICAL_SIDES)[number]>('by text')
  const [align, setAlign] = useState<(typeof ALIGNMENTS)[number]>('center')
  const [size, setSize] = useState<(typeof SIZES)[number]>('auto')
  const [openOn, setOpenOn] = useState<(typeof OPEN_ON_EVENTS)[number]>('click')
  const [hasArrow, setHasArrow] = useState(true)
  const [closesOnSelect, setClosesOnSelect] = useState(true)
  const [closesParents, setClosesParents] = useState(true)
  const [isLong, setIsLong] = useState(false)
  const common = useCommonOptions('Popover')
  const [hasTrigger, setHasTrigger] = useState(true)
  const [isControlled, setIsControlled] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [anchorElement, setAnchorElement] = useState<HTMLElement | null>(null)
  const [result, setResult] = useState('nothing yet')

  const showResult = ({ data, role }: Dismissal) => setResult(`${role ?? 'no role'}, ${data ?? 'no data'}`)
  const options: Omit<PopoverOptions, 'anchor'> = {
    ...common.options,
    label: strings.rooms,
    side: physicalSide === 'by text' ? side : physicalSide,
    align,
    size,
    arrow: hasArrow,
    dismissOnSelect: closesOnSelect,
    content: ({ dismiss }) => (
      <NestedPopovers
        isLong={isLong}
        dismissOnSelect={closesOnSelect}
        dismissParents={closesParents}
        dismiss={dismiss}
      />
    ),
  }
  const trigger = usePopoverTrigger({ openOn, ...options, onDismissed: showResult })
  // A controlled popover has children instead of `content`, and `onOpenChange` instead of `canDismiss`.
  const { content: _, canDismiss: __, ...popoverProps } = options

  return (
    <>
      <FramePortal>
        {hasTrigger && (
          <span ref={setAnchorElement} className={`absolute ${POSITION_CLASSES[position]}`}>
            <button type="button" {...trigger} className={TRIGGER_CLASS}>
              {strings.rooms}
            </button>
          </span>
        )}
      </FramePortal>
      <List header="Popover" footer={`Popover: ${result}`} footerLive>
        <ChoiceRow
          label="Popover trigger position"
          options={POSITIONS}
          value={position}
          onChange={setPosition}
        />
        <ChoiceRow label="Popover side" options={SIDES} value={side} onChange={setSide} />
        <ChoiceRow
          label="Popover physical side"
          options={PHYSICAL_SIDES}
          value={physicalSide}
          onChange={setPhysicalSide}
        />
        <ChoiceRow label="Popover alignment" options={ALIGNMENTS} value={align} onChange={setAlign} />
        <ChoiceRow label="Popover size" options={SIZES} value={size} onChange={setSize} />
        <ChoiceRow label="Popover opens on" options={OPEN_ON_EVENTS} value={openOn} onChange={setOpenOn} />
        <SwitchRow label="Popover arrow" note="iOS 18 only" value={hasArrow} onChange={setHasArrow} />
        <SwitchRow label="Popover closes on selection" value={closesOnSelect} onChange={setClosesOnSelect} />
        <SwitchRow
          label="Nested popover closes its parent"
          note="After an item in it is selected"
          value={closesParents}
          onChange={setClosesParents}
        />
        <SwitchRow label="Popover with many rows" value={isLong} onChange={setIsLong} />
        <SwitchRow label="Popover trigger is present" value={hasTrigger} onChange={setHasTrigger} />
        <SwitchRow
          label="Popover as a controlled component"
          note="Open while its open prop is true"
          value={isControlled}
          onChange={setIsControlled}
        />
        <Item>
          <Button
            variant="soft"
            onClick={() => {
              if (isControlled) setIsOpen(true)
              else if (anchorElement)
                void overlays.popover({ ...options, anchor: anchorElement }).then(showResult)
            }}
          >
            Open popover
          </Button>
        </Item>
        <Popover
          {...popoverProps}
          anchor={anchorElement}
          open={isOpen}
          onOpenChange={(next, { data, role }) => {
            setIsOpen(next)
            showResult({ data, role })
          }}
        >
          <NestedPopovers
            isLong={isLong}
            dismissOnSelect={closesOnSelect}
            dismissParents={closesParents}
            dismiss={async () => setIsOpen(false)}
          />
        </Popover>
      </List>
      {common.optionsList}
    </>
  )
}
