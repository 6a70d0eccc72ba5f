import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Chip } from '@/components/ui/chip'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Segmented } from '@/components/ui/segmented'
import { Toggle } from '@/components/ui/toggle'

const periods = [
  { id: 'day', title: 'Day' },
  { id: 'week', title: 'Week' },
  { id: 'month', title: 'Month' },
]

/** Interactive sample components in the accent color. */
export function ComponentSample() {
  const [settings, setSettings] = useState({ alerts: true, newsletter: true, quietHours: false })
  const [period, setPeriod] = useState('week')
  const [isSelected, setIsSelected] = useState(true)
  return (
    <>
      <div className="p-margin pb-0">
        <Segmented label="Span" options={periods} value={period} onChange={setPeriod} />
      </div>
      <List>
        <Item
          as="label"
          title="Notifications"
          end={
            <Toggle
              checked={settings.alerts}
              onChange={() => setSettings({ ...settings, alerts: !settings.alerts })}
            />
          }
        />
        <Item
          as="label"
          title="Quiet hours"
          end={
            <Toggle
              checked={settings.quietHours}
              onChange={() => setSettings({ ...settings, quietHours: !settings.quietHours })}
            />
          }
        />
        <Item
          as="label"
          start={
            <Checkbox
              checked={settings.newsletter}
              onChange={() => setSettings({ ...settings, newsletter: !settings.newsletter })}
            />
          }
          title="Newsletter"
          subtitle="Twice a month"
        />
        <Item title="Inbox" end={<Badge tone="tint">12</Badge>} />
      </List>
      <div className="mt-5 flex flex-wrap items-center gap-3 rounded-b-[16px] bg-page p-margin">
        <Button>Continue</Button>
        <Button variant="soft">Later</Button>
        <Button variant="outline">Details</Button>
        <Button variant="text">Skip</Button>
        <Chip selected={isSelected} onClick={() => setIsSelected(!isSelected)}>
          Near me
        </Chip>
      </div>
    </>
  )
}
