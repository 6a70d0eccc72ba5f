'use client'
import { Item } from '@/components/ui/item'
import { Segmented } from '@/components/ui/segmented'
import { Toggle } from '@/components/ui/toggle'

interface ChoiceRowProps<V extends string> {
  label: string
  /** One to five values. Each value is also the label of its radio button. */
  options: readonly V[]
  value: V
  onChange: (value: V) => void
}

/** A row of a panel with radio buttons for one setting. */
export function ChoiceRow<V extends string>({ label, options, value, onChange }: ChoiceRowProps<V>) {
  return (
    <Item title={label}>
      <Segmented
        label={label}
        options={options.map((id) => ({ id, title: id }))}
        value={value}
        onChange={(id) => onChange(id as V)}
      />
    </Item>
  )
}

interface SwitchRowProps {
  label: string
  /** A short description, shown below the label. */
  note?: string
  value: boolean
  onChange: (value: boolean) => void
}

/** A row of a panel that turns one setting on or off. */
export function SwitchRow({ label, note, value, onChange }: SwitchRowProps) {
  return (
    <Item
      as="label"
      title={label}
      subtitle={note}
      end={<Toggle checked={value} onChange={(event) => onChange(event.target.checked)} />}
    />
  )
}
