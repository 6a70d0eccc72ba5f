'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab2.json'
import { TabPage } from './tab-page'

/** Props of Tab2. */
export type Tab2Props = ScreenProps<typeof english> & {
  /** Called with the person that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Followers: sixteen people and where they are from. */
export default function Tab2({ data = english, onBack, ...callbacks }: Tab2Props) {
  const { title, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(toasts.item, { title })) } = callbacks

  return (
    <TabPage onBack={onBack} data={data} tab="tab2">
      <List header={title} columns>
        {items.map((item, index) => (
          <Item
            key={item.id}
            lead={<Avatar name={item.avatar} eager={index < 2} />}
            title={item.title}
            subtitle={item.subtitle}
            onClick={() => onSelect(item)}
          />
        ))}
      </List>
    </TabPage>
  )
}
