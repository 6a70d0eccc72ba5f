'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import type { AlertOptions } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'

const FIELDS = ['none', 'text', 'radio', 'checkbox'] as const
const BUTTONS = ['1', '2', '3'] as const

const INPUTS: Record<(typeof FIELDS)[number], AlertOptions['inputs']> = {
  none: undefined,
  text: [
    { name: 'email', type: 'email', label: 'E-mail', placeholder: 'mila@example.org' },
    { name: 'note', type: 'textarea', label: 'Note', placeholder: 'Anything we should know' },
  ],
  radio: [
    { type: 'radio', label: 'Lake view', value: 'lake', checked: true },
    { type: 'radio', label: 'Garden view, with the terrace that catches the evening sun', value: 'garden' },
    { type: 'radio', label: 'Street view (all taken)', value: 'street', disabled: true },
  ],
  checkbox: [
    { type: 'checkbox', label: 'Breakfast', value: 'breakfast', checked: true },
    {
      type: 'checkbox',
      label: 'Late checkout, until two in the afternoon on the day you leave',
      value: 'late',
    },
    { type: 'checkbox', label: 'Bicycle', value: 'bicycle' },
  ],
}

const ANSWERS: Record<(typeof BUTTONS)[number], AlertOptions['buttons']> = {
  '1': [{ text: 'Ok', role: 'ok' }],
  '2': ['Cancel', { text: 'Hold', role: 'hold' }],
  '3': ['Cancel', { text: 'Give up', role: 'destructive' }, { text: 'Hold', role: 'hold' }],
}

const LONG =
  'Nothing is charged before you arrive. The room is kept until six in the evening, and you may give it up at any time until then. '

/** Alerts with everything they may hold; the last line tells what came of them. */
export default function AlertPanel() {
  const overlays = useOverlays()
  const [fields, setFields] = useState<(typeof FIELDS)[number]>('none')
  const [buttons, setButtons] = useState<(typeof BUTTONS)[number]>('2')
  const [header, setHeader] = useState(true)
  const [sub, setSub] = useState(false)
  const [message, setMessage] = useState(true)
  const [long, setLong] = useState(false)
  const [firm, setFirm] = useState(false)
  const [result, setResult] = useState('nothing yet')

  const open = async () => {
    const { data, role } = await overlays.alert({
      header: header ? 'Hold this room?' : undefined,
      subHeader: sub ? 'The Sage Suite' : undefined,
      message: message ? (long ? LONG.repeat(6) : 'Nothing is charged.') : undefined,
      inputs: INPUTS[fields],
      buttons: ANSWERS[buttons],
      backdropDismiss: !firm,
    })
    setResult(`${role ?? 'no role'}${data?.values ? `, ${JSON.stringify(data.values)}` : ''}`)
  }

  return (
    <List header="Alert" footer={`Alert: ${result}`} footerLive>
      <ChoiceRow label="Alert fields" options={FIELDS} value={fields} onChange={setFields} />
      <ChoiceRow label="Alert buttons" options={BUTTONS} value={buttons} onChange={setButtons} />
      <SwitchRow label="Alert header" value={header} onChange={setHeader} />
      <SwitchRow label="Alert sub-header" value={sub} onChange={setSub} />
      <SwitchRow label="Alert message" value={message} onChange={setMessage} />
      <SwitchRow label="Alert with many words" value={long} onChange={setLong} />
      <SwitchRow
        label="Alert must be answered"
        note="A tap beside it does nothing"
        value={firm}
        onChange={setFirm}
      />
      <Item>
        <Button variant="soft" onClick={() => void open()}>
          Open alert
        </Button>
      </Item>
    </List>
  )
}
