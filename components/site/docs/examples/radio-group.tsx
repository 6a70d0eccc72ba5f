import { useState } from 'react'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Radio } from '@/components/ui/radio'
import { RadioGroup } from '@/components/ui/radio-group'

export default function Example() {
  const [plan, setPlan] = useState('monthly')
  return (
    <RadioGroup label="Plan" value={plan} onChange={setPlan}>
      <List>
        <Item as="label" start={<Radio value="monthly" />} title="Monthly" subtitle="$4.99" />
        <Item as="label" start={<Radio value="yearly" />} title="Yearly" subtitle="$49.99" />
      </List>
    </RadioGroup>
  )
}
