'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useFrame } from '@/lib/frame/use-frame'
import { useOverlays } from '@/lib/overlay/react'
import type { CanDismiss, ModalHandle, ModalOptions } from '@/lib/overlay/types'
import { ModalContent } from './modal-content'
import { modalWords } from './modal-words'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useLog } from './use-log'

const LOOKS = ['full', 'card', 'sheet'] as const
const CONTENTS = ['rows', 'form'] as const
const ANSWERS = ['yes', 'no', 'asks'] as const
const STOPS = ['0.25', '0.5', '1'] as const
const BRIGHT = ['0', '0.25', '0.5'] as const

const rounded = (value: number) => Math.round(value * 100) / 100

/** Modals of all three shapes with their options; under them what the latest ones have told. */
export default function ModalPanel() {
  const overlays = useOverlays()
  const { lang } = useFrame()
  const text = modalWords[lang]
  const { lines, log } = useLog()
  const latest = useRef<{ handle: ModalHandle } | undefined>(undefined)
  const [look, setLook] = useState<(typeof LOOKS)[number]>('sheet')
  const [kind, setKind] = useState<(typeof CONTENTS)[number]>('rows')
  const [answer, setAnswer] = useState<(typeof ANSWERS)[number]>('yes')
  const [initial, setInitial] = useState<(typeof STOPS)[number]>('0.5')
  const [bright, setBright] = useState<(typeof BRIGHT)[number]>('0')
  const [zero, setZero] = useState(true)
  const [handle, setHandle] = useState(true)
  const [cycle, setCycle] = useState(true)
  const [expand, setExpand] = useState(true)
  const [soft, setSoft] = useState(true)
  const [shade, setShade] = useState(true)
  const [animated, setAnimated] = useState(true)

  const ask = async () => {
    log('asked whether it may go')
    const { role } = await overlays.alert({
      header: text.leave,
      buttons: [
        { text: text.stay, role: 'cancel' },
        { text: text.go, role: 'go' },
      ],
    })
    return role === 'go'
  }
  const answers: Record<(typeof ANSWERS)[number], CanDismiss> = { yes: true, no: false, asks: ask }

  const options: Omit<ModalOptions, 'content'> = {
    label: text.title,
    presentation: look,
    ...(look === 'sheet' && {
      breakpoints: [...(zero ? [0] : []), 0.25, 0.5, 1],
      initialBreakpoint: Number(initial),
      backdropBreakpoint: Number(bright),
      handle,
      handleBehavior: cycle ? ('cycle' as const) : ('none' as const),
      expandToScroll: expand,
    }),
    canDismiss: answers[answer],
    backdropDismiss: soft,
    showBackdrop: shade,
    animated,
  }

  const open = async () => {
    const modal = overlays.modal({
      ...options,
      content: ({ dismiss }) => (
        <ModalContent lang={lang} kind={kind} options={options} dismiss={dismiss} tell={log} />
      ),
    })
    latest.current = { handle: modal }
    for (const event of ['will-present', 'did-present'] as const) modal.on(event, () => log(event))
    for (const event of ['will-dismiss', 'did-dismiss'] as const)
      modal.on(event, ({ role }) => log(`${event}, ${role ?? 'no role'}`))
    modal.on('breakpoint-change', ({ breakpoint }) => log(`breakpoint-change, ${breakpoint}`))
    for (const event of ['drag-start', 'drag-end'] as const)
      modal.on(event, ({ progress, snapBreakpoint, isDismissing }) =>
        log(`${event}, ${rounded(progress)} → ${isDismissing ? 'away' : (snapBreakpoint ?? 'back')}`),
      )
    await modal
  }

  return (
    <>
      <List header="Modal">
        <ChoiceRow label="Modal shape" options={LOOKS} value={look} onChange={setLook} />
        <ChoiceRow label="Modal content" options={CONTENTS} value={kind} onChange={setKind} />
        <ChoiceRow label="Modal may be closed" options={ANSWERS} value={answer} onChange={setAnswer} />
        <SwitchRow
          label="Modal closes beside"
          note="By a tap beside it, Escape or back"
          value={soft}
          onChange={setSoft}
        />
        <SwitchRow label="Modal shade" value={shade} onChange={setShade} />
        <SwitchRow label="Modal moves" value={animated} onChange={setAnimated} />
        <Item>
          <Button variant="soft" onClick={() => void open()}>
            Open modal
          </Button>
        </Item>
      </List>
      {look === 'sheet' && (
        <List header="Sheet" footer="Its breakpoints are ¼, ½ and 1 of its height.">
          <ChoiceRow label="Sheet opens at" options={STOPS} value={initial} onChange={setInitial} />
          <ChoiceRow
            label="Sheet leaves the page usable up to"
            options={BRIGHT}
            value={bright}
            onChange={setBright}
          />
          <SwitchRow
            label="Sheet closes by swiping"
            note="0 is among the breakpoints"
            value={zero}
            onChange={setZero}
          />
          <SwitchRow label="Sheet handle" value={handle} onChange={setHandle} />
          <SwitchRow label="Sheet handle can be pressed" value={cycle} onChange={setCycle} />
          <SwitchRow
            label="Sheet expands before it scrolls"
            note="Else its content scrolls at every breakpoint"
            value={expand}
            onChange={setExpand}
          />
          <Item>
            <div className="flex flex-wrap gap-2">
              {[0, ...STOPS.map(Number)].map((stop) => (
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
      <List header="What modals have told">
        {lines.length === 0 && <Item title="Nothing yet" />}
        {lines.map(({ id, text: line }) => (
          <Item key={id} title={line} />
        ))}
      </List>
    </>
  )
}
