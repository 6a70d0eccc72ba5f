'use client'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Radio } from '@/components/ui/radio'
import { RadioGroup } from '@/components/ui/radio-group'
import { Range } from '@/components/ui/range'
import { SearchField } from '@/components/ui/search-field'
import { Segmented } from '@/components/ui/segmented'
import { Stars } from '@/components/ui/stars'
import { Swatches } from '@/components/ui/swatches'
import { Textarea } from '@/components/ui/textarea'
import { Toggle } from '@/components/ui/toggle'
import { WheelPicker } from '@/components/ui/wheel-picker'

/** Stores the value of a control, so that each sample is interactive. */
function StatefulSample<T>({
  initial,
  children,
}: {
  initial: T
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

const periods = ['Day', 'Week', 'Month'].map((title) => ({ id: title.toLowerCase(), title }))
const toOptions = (labels: string) => labels.split(' ').map((label) => ({ value: label, label }))
const wheelColumns = [
  { id: 'day', label: 'Day', options: toOptions('Today Tomorrow Friday Saturday Sunday') },
  { id: 'hour', label: 'Hour', options: toOptions('8 9 10 11 12 13 14 15 16 17 18') },
]
const noop = () => {}

/** Samples of input components, by the names of the components. */
export const inputComponents: Readonly<Record<string, () => ReactNode>> = {
  'Toggle, Checkbox, and Radio': () => (
    <>
      <List header="Settings" footer="One row is disabled.">
        <Item as="label" title="On" end={<Toggle defaultChecked />} />
        <Item as="label" title="Off" end={<Toggle />} />
        <Item as="label" title="Disabled" disabled end={<Toggle disabled />} />
        <Item as="label" title="Checked" start={<Checkbox defaultChecked />} />
        <Item as="label" title="Not checked" start={<Checkbox />} />
      </List>
      <StatefulSample initial="a">
        {(value, set) => (
          <RadioGroup label="Delivery" value={value} onChange={set}>
            <List>
              <Item as="label" title="Today" end={<Radio value="a" />} />
              <Item as="label" title="Tomorrow" end={<Radio value="b" />} />
            </List>
          </RadioGroup>
        )}
      </StatefulSample>
    </>
  ),
  Segmented: () => (
    <div className="px-margin">
      <StatefulSample initial="week">
        {(value, set) => <Segmented label="Span" options={periods} value={value} onChange={set} />}
      </StatefulSample>
    </div>
  ),
  Range: () => (
    <div className="grid gap-6 px-margin pt-10">
      <StatefulSample initial={40}>
        {(value, onChange) => (
          <Range label="Volume" min={0} max={100} showValue value={value} onChange={onChange} />
        )}
      </StatefulSample>
      <StatefulSample initial={{ lower: 20, upper: 70 }}>
        {(value, onChange) => (
          <Range
            label="Price"
            thumbLabels={{ lower: 'From', upper: 'To' }}
            max={100}
            step={10}
            showTicks
            value={value}
            onChange={onChange}
          />
        )}
      </StatefulSample>
    </div>
  ),
  'Field and Textarea': () => (
    <div className="grid gap-4 px-margin">
      {(['outlined', 'filled'] as const).map((variant) => (
        <FieldGroup key={variant} variant={variant}>
          <StatefulSample initial="">
            {(value, set) => <Field label="Name" placeholder="Empty" value={value} onChange={set} />}
          </StatefulSample>
          <StatefulSample initial="noah">
            {(value, set) => (
              <Field label="Username" error="This name is taken." value={value} onChange={set} />
            )}
          </StatefulSample>
          <StatefulSample initial="secret">
            {(value, set) => (
              <Field
                label="Password"
                type="password"
                revealLabels={{ show: 'Show', hide: 'Hide' }}
                value={value}
                onChange={set}
              />
            )}
          </StatefulSample>
          <Field label="Disabled" disabled value="Cannot be changed" onChange={noop} />
        </FieldGroup>
      ))}
      <StatefulSample initial="">
        {(value, set) => <Textarea label="Message" placeholder="Empty" value={value} onChange={set} />}
      </StatefulSample>
      <StatefulSample initial="">
        {(value, set) => <SearchField label="Search" clearLabel="Clear" value={value} onChange={set} />}
      </StatefulSample>
    </div>
  ),
  'Stars and Swatches': () => (
    <div className="grid gap-4 px-margin">
      <StatefulSample initial={3}>
        {(value, set) => (
          <Stars label="Rating" value={value} onChange={set} starLabel={(number) => `${number} of 5 stars`} />
        )}
      </StatefulSample>
      <StatefulSample initial="green">
        {(value, set) => (
          <Swatches
            label="Color"
            options={['blue', 'green', 'red', 'orange'].map((id) => ({ id, title: id }))}
            value={value}
            onChange={set}
          />
        )}
      </StatefulSample>
    </div>
  ),
  WheelPicker: () => (
    <div className="px-margin">
      <StatefulSample initial={{ day: 'Friday', hour: '12' }}>
        {(value, set) => (
          <WheelPicker
            label="Time"
            columns={wheelColumns}
            value={value}
            onChange={(next) => set({ ...value, ...next })}
          />
        )}
      </StatefulSample>
    </div>
  ),
}
