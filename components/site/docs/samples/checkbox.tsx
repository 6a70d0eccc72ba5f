import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'

export default function Example() {
  const [packed, setPacked] = useState(['Passport'])
  const toggle = (name: string) =>
    setPacked(packed.includes(name) ? packed.filter((one) => one !== name) : [...packed, name])
  return (
    <List>
      {['Passport', 'Charger', 'Rain jacket'].map((name) => (
        <Item
          key={name}
          as="label"
          start={<Checkbox checked={packed.includes(name)} onChange={() => toggle(name)} />}
          title={name}
        />
      ))}
    </List>
  )
}
