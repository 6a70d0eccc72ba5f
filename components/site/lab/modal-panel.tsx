'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useFrame } from '@/lib/frame/use-frame'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { ModalHandle, ModalOptions } from '@/lib/overlay/types'
import { useLogEvent } from './log-event-context'
import { ModalContent } from './modal-content'
import { modalStrings } from './modal-strings'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { parseBreakpoints } from './parse-breakpoints'
import { useCommonOptions } from './use-common-options'

const PRESENTATIONS = ['full', 'card', 'sheet'] as const
const CONTENT_KINDS = ['rows', 'form'] as const
const roundToHundredths = (value: number) => Math.round(value * 100) / 100

/** Options for modals in all three presentations, and a button that opens a modal. Breakpoint changes and drags are logged. */
export default function ModalPanel() {
  const overlays = useOverlays()
  const { lang } = useFrame()
  const strings = modalStrings[lang]
  const logEvent = useLogEvent('modal')
  const common = useCommonOptions('Modal')
  const latestModal = useRef<{ handle: ModalHandle } | undefined>(undefined)
  const [presentation, setPresentation] = useState<(typeof PRESENTATIONS)[number]>('sheet')
  const [contentKind, setContentKind] = useState<(typeof CONTENT_KINDS)[number]>('rows')
  const [breakpointsText, setBreakpointsText] = useState('0.25 0.5 1')
  const [breakpoints, setBreakpoints] = useState<readonly number[]>([0.25, 0.5, 1])
  const [initialBreakpoint, setInitialBreakpoint] = useState('0.5')
  const [backdropBreakpoint, setBackdropBreakpoint] = useState('0')
  const [canSwipeToClose, setCanSwipeToClose] = useState(true)
  const [hasHandle, setHasHandle] = useState(true)
  const [isHandlePressable, setIsHandlePressable] = useState(true)
  const [expandsToScroll, setExpandsToScroll] = useState(true)
  const [isClosable, setIsClosable] = useState(true)

  const changeBreakpoints = (input: string) => {
    setBreakpointsText(input)
    const parsedBreakpoints = parseBreakpoints(input)
    if (!parsedBreakpoints) return
    setBreakpoints(parsedBreakpoints)
    if (!parsedBreakpoints.includes(Number(initialBreakpoint)))
      setInitialBreakpoint(String(parsedBreakpoints[0]))
    setBackdropBreakpoint('0')
  }

  const options: Omit<ModalOptions, 'content'> = {
    ...common.options,
    label: strings.title,
    presentation,
    ...(presentation === 'sheet' && {
      breakpoints: [...(canSwipeToClose ? [0] : []), ...breakpoints],
      initialBreakpoint: Number(initialBreakpoint),
      backdropBreakpoint: Number(backdropBreakpoint),
      handle: hasHandle,
      handleBehavior: isHandlePressable ? ('cycle' as const) : ('none' as const),
      expandToScroll: expandsToScroll,
    }),
    backdropDismiss: isClosable,
  }

  const openModal = async () => {
    const modal = overlays.modal({
      ...options,
      content: ({ dismiss }) => (
        <ModalContent lang={lang} kind={contentKind} options={options} dismiss={dismiss} />
      ),
    })
    latestModal.current = { handle: modal }
    modal.on('breakpoint-change', (data) => logEvent('breakpoint-change', { data }))
    for (const event of ['drag-start', 'drag-end'] as const)
      modal.on(event, ({ progress, snapBreakpoint, isDismissing }) =>
        logEvent(event, {
          data: { progress: roundToHundredths(progress), to: isDismissing ? 'away' : snapBreakpoint },
        }),
      )
    await modal
  }

  return (
    <>
      <List header="Modal">
        <ChoiceRow
          label="Modal shape"
          options={PRESENTATIONS}
          value={presentation}
          onChange={setPresentation}
        />
        <ChoiceRow
          label="Modal content"
          options={CONTENT_KINDS}
          value={contentKind}
          onChange={setContentKind}
        />
        <SwitchRow
          label="Modal can be closed"
          note="With a tap outside, Escape, or Back"
          value={isClosable}
          onChange={setIsClosable}
        />
        <Item>
          <Button variant="soft" onClick={() => void openModal()}>
            Open modal
          </Button>
        </Item>
      </List>
      {presentation === 'sheet' && (
        <List header="Sheet">
          <Item>
            <FieldGroup variant="filled">
              <Field
                label="Breakpoints"
                value={breakpointsText}
                onChange={changeBreakpoints}
                inputMode="decimal"
                autoComplete="off"
                error={
                  parseBreakpoints(breakpointsText)
                    ? undefined
                    : 'Enter one to four numbers above 0 and up to 1, separated by spaces, such as 0.25 0.5 1.'
                }
                announceError
              />
            </FieldGroup>
          </Item>
          <ChoiceRow
            label="Sheet opens at"
            options={breakpoints.map(String)}
            value={initialBreakpoint}
            onChange={setInitialBreakpoint}
          />
          <ChoiceRow
            label="Sheet keeps the page interactive up to"
            options={['0', ...breakpoints.map(String)]}
            value={backdropBreakpoint}
            onChange={setBackdropBreakpoint}
          />
          <SwitchRow
            label="Sheet closes with a swipe"
            note="Adds a breakpoint at 0"
            value={canSwipeToClose}
            onChange={setCanSwipeToClose}
          />
          <SwitchRow label="Sheet handle" value={hasHandle} onChange={setHasHandle} />
          <SwitchRow
            label="Sheet handle can be pressed"
            value={isHandlePressable}
            onChange={setIsHandlePressable}
          />
          <SwitchRow
            label="Sheet expands before it scrolls"
            note="If off, the content scrolls at every breakpoint"
            value={expandsToScroll}
            onChange={setExpandsToScroll}
          />
          <Item>
            <div className="flex flex-wrap gap-2">
              {[0, ...breakpoints].map((breakpoint) => (
                <Button
                  key={breakpoint}
                  variant="outline"
                  size="sm"
                  label={`Move the sheet to ${breakpoint}`}
                  onClick={() => void latestModal.current?.handle.setBreakpoint(breakpoint)}
                >
                  {String(breakpoint)}
                </Button>
              ))}
            </div>
          </Item>
        </List>
      )}
      {common.optionsList}
    </>
  )
}
