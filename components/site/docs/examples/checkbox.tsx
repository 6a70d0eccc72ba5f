import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'

export default function Example() {
  const [packedItems, setPackedItems] = useState(['Passport'])
  const toggle = (name: string) =>
    setPackedItems(
      packedItems.includes(name) ? packedItems.filter((item) => item !== name) : [...packedItems, name],
    )
  return (
    <List>
      {['Passport', 'Charger', 'Rain jacket'].map((name) => (
        <Item
          key={name}
          as="label"
          start={<Checkbox checked={packedItems.includes(name)} onChange={() => toggle(name)} />}
          title={name}
        />
      ))}
    </List>
  )
}
