'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab2.json'
import { TabPage } from './tab-page'

type Tab2Data = typeof english

/** Followers: sixteen people and where they are from. */
export default function TabFollowers({ data = english }: { data?: Tab2Data }) {
  const { title, items, toasts } = data
  const toast = useToast()

  return (
    <TabPage data={data} tab="tab2">
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
