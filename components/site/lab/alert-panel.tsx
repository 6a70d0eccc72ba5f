'use client'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import type { AlertOptions } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { useWords } from './use-words'

const FIELDS = ['none', 'text', 'radio', 'checkbox'] as const
const BUTTONS = ['1', '2', '3'] as const

type Words = ReturnType<typeof useWords>

const inputsOf = (words: Words): Record<(typeof FIELDS)[number], AlertOptions['inputs']> => ({
  none: undefined,
  text: [
    { name: 'email', type: 'email', label: words.email, placeholder: 'mila@example.org' },
    { name: 'note', type: 'textarea', label: words.note, placeholder: words.noteHint },
  ],
  radio: ['lake', 'garden', 'street'].map((value, at) => ({
    type: 'radio',
    value,
    label: words.views[at],
    checked: at === 0,
    disabled: at === 2,
  })),
  checkbox: ['breakfast', 'late', 'bicycle'].map((value, at) => ({
    type: 'checkbox',
    value,
    label: words.extras[at],
    checked: at === 0,
  })),
})

const answersOf = (words: Words): Record<(typeof BUTTONS)[number], AlertOptions['buttons']> => {
  const [cancel, hold] = [
    { text: words.cancel, role: 'cancel' },
    { text: words.hold, role: 'hold' },
  ]
  return {
    '1': [{ text: 'OK', role: 'ok' }],
    '2': [cancel, hold],
    '3': [cancel, { text: words.giveUp, role: 'destructive' }, hold],
  }
}

/** Options and a button for alerts. The footer of the list shows the result. */
export default function AlertPanel() {
  const overlays = useOverlays()
  const words = useWords()
  const [fields, setFields] = useState<(typeof FIELDS)[number]>('none')
  const [buttons, setButtons] = useState<(typeof BUTTONS)[number]>('2')
  const [header, setHeader] = useState(true)
  const [sub, setSub] = useState(false)
  const [message, setMessage] = useState(true)
  const [long, setLong] = useState(false)
  const [icon, setIcon] = useState(false)
  const [showsError, setProblem] = useState(false)
  const [requiresAnswer, setRequiresAnswer] = useState(false)
  const common = useCommonOptions('Alert')
  const [result, setResult] = useState('nothing yet')

  const open = async () => {
    const { data, role } = await overlays.alert({
      ...common.options,
      icon: icon && <Info />,
      error: showsError && fields === 'text' ? words.taken : undefined,
      header: header ? words.question : undefined,
      subHeader: sub ? words.suite : undefined,
      message: message ? (long ? words.terms.repeat(6) : words.free) : undefined,
      inputs: inputsOf(words)[fields],
      buttons: answersOf(words)[buttons],
      backdropDismiss: !requiresAnswer,
    })
    setResult(`${role ?? 'no role'}${data?.values ? `, ${JSON.stringify(data.values)}` : ''}`)
  }

  return (
    <>
      <List header="Alert" footer={`Alert: ${result}`} footerLive>
        <ChoiceRow label="Alert fields" options={FIELDS} value={fields} onChange={setFields} />
        <ChoiceRow label="Alert buttons" options={BUTTONS} value={buttons} onChange={setButtons} />
        <SwitchRow label="Alert header" value={header} onChange={setHeader} />
        <SwitchRow label="Alert sub-header" value={sub} onChange={setSub} />
        <SwitchRow label="Alert message" value={message} onChange={setMessage} />
        <SwitchRow label="Alert with long text" value={long} onChange={setLong} />
        <SwitchRow label="Alert icon" note="Material only" value={icon} onChange={setIcon} />
        {fields === 'text' && (
          <SwitchRow
            label="Alert shows an error"
            note="Appears below the fields, and screen readers announce it"
            value={showsError}
            onChange={setProblem}
          />
        )}
        <SwitchRow
          label="Alert requires an answer"
          note="A tap outside does nothing"
          value={requiresAnswer}
          onChange={setRequiresAnswer}
        />
        <Item>
          <Button variant="soft" onClick={() => void open()}>
            Open alert
          </Button>
        </Item>
      </List>
      {common.rows}
    </>
  )
}
