'use client'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { AlertOptions } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { usePanelStrings } from './use-panel-strings'

const FIELD_KINDS = ['none', 'text', 'radio', 'checkbox'] as const
const BUTTON_COUNTS = ['1', '2', '3'] as const

type Strings = ReturnType<typeof usePanelStrings>

const inputsOf = (strings: Strings): Record<(typeof FIELD_KINDS)[number], AlertOptions['inputs']> => ({
  none: undefined,
  text: [
    { name: 'email', type: 'email', label: strings.email, placeholder: 'mila@example.org' },
    { name: 'note', type: 'textarea', label: strings.note, placeholder: strings.noteHint },
  ],
  radio: ['lake', 'garden', 'street'].map((value, index) => ({
    type: 'radio',
    value,
    label: strings.roomViews[index],
    checked: index === 0,
    disabled: index === 2,
  })),
  checkbox: ['breakfast', 'late', 'bicycle'].map((value, index) => ({
    type: 'checkbox',
    value,
    label: strings.extras[index],
    checked: index === 0,
  })),
})

const buttonsOf = (strings: Strings): Record<(typeof BUTTON_COUNTS)[number], AlertOptions['buttons']> => {
  const [cancelButton, holdButton] = [
    { text: strings.cancel, role: 'cancel' },
    { text: strings.hold, role: 'hold' },
  ]
  return {
    '1': [{ text: 'OK', role: 'ok' }],
    '2': [cancelButton, holdButton],
    '3': [cancelButton, { text: strings.release, role: 'destructive' }, holdButton],
  }
}

/** Options and a button for alerts. The footer of the list shows the result. */
export default function AlertPanel() {
  const overlays = useOverlays()
  const strings = usePanelStrings()
  const [fieldKind, setFieldKind] = useState<(typeof FIELD_KINDS)[number]>('none')
  const [buttonCount, setButtonCount] = useState<(typeof BUTTON_COUNTS)[number]>('2')
  const [hasHeader, setHasHeader] = useState(true)
  const [hasSubHeader, setHasSubHeader] = useState(false)
  const [hasMessage, setHasMessage] = useState(true)
  const [hasLongMessage, setHasLongMessage] = useState(false)
  const [hasIcon, setHasIcon] = useState(false)
  const [showsError, setShowsError] = useState(false)
  const [requiresAnswer, setRequiresAnswer] = useState(false)
  const common = useCommonOptions('Alert')
  const [result, setResult] = useState('nothing yet')

  const openAlert = async () => {
    const { data, role } = await overlays.alert({
      ...common.options,
      icon: hasIcon && <Info />,
      error: showsError && fieldKind === 'text' ? strings.roomTakenError : undefined,
      header: hasHeader ? strings.holdQuestion : undefined,
      subHeader: hasSubHeader ? strings.roomName : undefined,
      message: hasMessage ? (hasLongMessage ? strings.terms.repeat(6) : strings.notChargedYet) : undefined,
      inputs: inputsOf(strings)[fieldKind],
      buttons: buttonsOf(strings)[buttonCount],
      backdropDismiss: !requiresAnswer,
    })
    setResult(`${role ?? 'no role'}${data?.values ? `, ${JSON.stringify(data.values)}` : ''}`)
  }

  return (
    <>
      <List header="Alert" footer={`Alert: ${result}`} footerLive>
        <ChoiceRow label="Alert fields" options={FIELD_KINDS} value={fieldKind} onChange={setFieldKind} />
        <ChoiceRow
          label="Alert buttons"
          options={BUTTON_COUNTS}
          value={buttonCount}
          onChange={setButtonCount}
        />
        <SwitchRow label="Alert header" value={hasHeader} onChange={setHasHeader} />
        <SwitchRow label="Alert sub-header" value={hasSubHeader} onChange={setHasSubHeader} />
        <SwitchRow label="Alert message" value={hasMessage} onChange={setHasMessage} />
        <SwitchRow label="Alert with long text" value={hasLongMessage} onChange={setHasLongMessage} />
        <SwitchRow label="Alert icon" note="Material only" value={hasIcon} onChange={setHasIcon} />
        {fieldKind === 'text' && (
          <SwitchRow
            label="Alert shows an error"
            note="Appears below the fields, and screen readers announce it"
            value={showsError}
            onChange={setShowsError}
          />
        )}
        <SwitchRow
          label="Alert requires an answer"
          note="A tap outside does nothing"
          value={requiresAnswer}
          onChange={setRequiresAnswer}
        />
        <Item>
          <Button variant="soft" onClick={() => void openAlert()}>
            Open alert
          </Button>
        </Item>
      </List>
      {common.optionsList}
    </>
  )
}
