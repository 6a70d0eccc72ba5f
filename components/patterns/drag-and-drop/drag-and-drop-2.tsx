'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout3.json'
import { Sortable } from './sortable'
import { SortableItem } from './sortable-item'
import { useOrder } from './use-order'

type DragAndDrop2Data = typeof english

/** People with a handle at the end of every row. */
export default function DragAndDrop2({ data = english }: { data?: DragAndDrop2Data }) {
  const lang = useLang()
  const [people, setOrder] = useOrder(data.items)
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/subitems/dragAndDrop/', label: 'Drag and Drop' }}
      />
      <Content grouped>
        <Sortable items={people} onOrder={setOrder} words={data} lang={lang}>
          <List>
            {people.map((person) => (
              <SortableItem
                key={person.id}
                id={person.id}
                handle={fill(data.labels.handle, { title: person.title })}
                lead={<Avatar name={person.avatar} className="ios:size-11" />}
                title={person.title}
                subtitle={person.subtitle}
                onClick={() => toast(fill(data.toasts.item, { title: person.title }))}
              />
            ))}
          </List>
        </Sortable>
      </Content>
    </Page>
  )
}
