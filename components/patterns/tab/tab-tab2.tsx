'use client'
import { Avatar } from '@/components/ui/avatar'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab2.json'
import { fill } from '@/lib/data/fill'
import type { Tab2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { TabPage } from './tab-page'

/** Followers: sixteen people and where they are from. */
export default function TabFollowers() {
  const sample = useSample<Tab2>('tab/tab2', english)
  const { title, items, toasts } = sample.data
  const toast = useToast()

  return (
    <TabPage sample={sample} tab="tab2">
      <List header={title} columns>
        {items.map((item, index) => (
          <Item
            key={item.id}
            lead={<Avatar name={item.avatar} eager={index < 2} />}
            title={item.title}
            subtitle={item.subtitle}
            onClick={() => toast(fill(toasts.item, { title: item.title }))}
          />
        ))}
      </List>
    </TabPage>
  )
}
