import { useState } from 'react'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Toggle } from '@/components/ui/toggle'

export default function Example() {
  const [isOn, setIsOn] = useState(true)
  return (
    <List>
      <Item
        as="label"
        title="Notifications"
        end={<Toggle checked={isOn} onChange={() => setIsOn(!isOn)} />}
      />
      <Item as="label" title="Quiet hours" end={<Toggle disabled />} />
    </List>
  )
}
