'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useFrame } from '@/lib/frame/use-frame'
import { useOverlays } from '@/lib/overlay/react'
import type { ModalHandle, ModalOptions } from '@/lib/overlay/types'
import { useLogEvent } from './event-log-context'
import { ModalContent } from './modal-content'
import { modalWords } from './modal-words'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { parseBreakpoints } from './parse-breakpoints'
import { useCommonOptions } from './use-common-options'

const LOOKS = ['full', 'card', 'sheet'] as const
const CONTENTS = ['rows', 'form'] as const
const rounded = (value: number) => Math.round(value * 100) / 100

/** Options and a button for modals in all three presentations. Breakpoint changes and drags are logged. */
export default function ModalPanel() {
  const overlays = useOverlays()
  const { lang } = useFrame()
  const text = modalWords[lang]
  const log = useLogEvent('modal')
  const common = useCommonOptions('Modal')
  const latest = useRef<{ handle: ModalHandle } | undefined>(undefined)
  const [look, setLook] = useState<(typeof LOOKS)[number]>('sheet')
  const [kind, setKind] = useState<(typeof CONTENTS)[number]>('rows')
  const [typed, setTyped] = useState('0.25 0.5 1')
  const [stops, setStops] = useState<readonly number[]>([0.25, 0.5, 1])
  const [initial, setInitial] = useState('0.5')
  const [bright, setBright] = useState('0')
  const [zero, setZero] = useState(true)
  const [handle, setHandle] = useState(true)
  const [cycle, setCycle] = useState(true)
  const [expand, setExpand] = useState(true)
  const [closable, setClosable] = useState(true)

  const retype = (text: string) => {
    setTyped(text)
    const read = parseBreakpoints(text)
    if (!read) return
    setStops(read)
    if (!read.includes(Number(initial))) setInitial(String(read[0]))
    setBright('0')
  }

  const options: Omit<ModalOptions, 'content'> = {
    ...common.options,
    label: text.title,
    presentation: look,
    ...(look === 'sheet' && {
      breakpoints: [...(zero ? [0] : []), ...stops],
      initialBreakpoint: Number(initial),
      backdropBreakpoint: Number(bright),
      handle,
      handleBehavior: cycle ? ('cycle' as const) : ('none' as const),
      expandToScroll: expand,
    }),
    backdropDismiss: closable,
  }

  const open = async () => {
    const modal = overlays.modal({
      ...options,
      content: ({ dismiss }) => <ModalContent lang={lang} kind={kind} options={options} dismiss={dismiss} />,
    })
    latest.current = { handle: modal }
    modal.on('breakpoint-change', (data) => log('breakpoint-change', { data }))
    for (const event of ['drag-start', 'drag-end'] as const)
      modal.on(event, ({ progress, snapBreakpoint, isDismissing }) =>
        log(event, { data: { progress: rounded(progress), to: isDismissing ? 'away' : snapBreakpoint } }),
      )
    await modal
  }

  return (
    <>
      <List header="Modal">
        <ChoiceRow label="Modal shape" options={LOOKS} value={look} onChange={setLook} />
        <ChoiceRow label="Modal content" options={CONTENTS} value={kind} onChange={setKind} />
        <SwitchRow
          label="Modal can be closed"
          note="With a tap outside, Escape, or Back"
          value={closable}
          onChange={setClosable}
        />
        <Item>
          <Button variant="soft" onClick={() => void open()}>
            Open modal
          </Button>
        </Item>
      </List>
      {look === 'sheet' && (
        <List header="Sheet">
          <Item>
            <FieldGroup variant="filled">
              <Field
                label="Breakpoints"
                value={typed}
                onChange={retype}
                inputMode="decimal"
                autoComplete="off"
                error={
                  parseBreakpoints(typed)
                    ? undefined
                    : 'Enter one to four numbers above 0 and up to 1, separated by spaces, such as 0.25 0.5 1.'
                }
                announce
              />
            </FieldGroup>
          </Item>
          <ChoiceRow
            label="Sheet opens at"
            options={stops.map(String)}
            value={initial}
            onChange={setInitial}
          />
          <ChoiceRow
            label="Sheet keeps the page interactive up to"
            options={['0', ...stops.map(String)]}
            value={bright}
            onChange={setBright}
          />
          <SwitchRow
            label="Sheet closes with a swipe"
            note="Adds a breakpoint at 0"
            value={zero}
            onChange={setZero}
          />
          <SwitchRow label="Sheet handle" value={handle} onChange={setHandle} />
          <SwitchRow label="Sheet handle can be pressed" value={cycle} onChange={setCycle} />
          <SwitchRow
            label="Sheet expands before it scrolls"
            note="If off, the content scrolls at every breakpoint"
            value={expand}
            onChange={setExpand}
          />
          <Item>
            <div className="flex flex-wrap gap-2">
              {[0, ...stops].map((stop) => (
                <Button
                  key={stop}
                  variant="outline"
                  size="sm"
                  label={`Move the sheet to ${stop}`}
                  onClick={() => void latest.current?.handle.setBreakpoint(stop)}
                >
                  {String(stop)}
                </Button>
              ))}
            </div>
          </Item>
        </List>
      )}
      {common.rows}
    </>
  )
}
