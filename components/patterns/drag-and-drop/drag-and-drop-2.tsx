'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout3.json'
import { Sortable } from './sortable'
import { SortableItem } from './sortable-item'
import { useOrder } from './use-order'

type Item = (typeof english)['items'][number]

/** Props of DragAndDrop2. */
export type DragAndDrop2Props = ScreenProps<typeof english> & {
  /** Called with the person that was pressed. */
  onSelect?: (person: Item) => void
  /** Called with the new order after a row was moved. */
  onReorder?: (items: Item[]) => void
}

/** People with a drag handle at the end of each row. */
export default function DragAndDrop2({ data = english, onBack, ...callbacks }: DragAndDrop2Props) {
  const lang = useLang()
  const [people, setOrder] = useOrder(data.items)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })), onReorder } = callbacks

  const reorder = (ids: number[]) => {
    setOrder(ids)
    onReorder?.(ids.flatMap((id) => people.filter((person) => person.id === id)))
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <Sortable items={people} onOrder={reorder} words={data} lang={lang}>
          <List>
            {people.map((person) => (
              <SortableItem
                key={person.id}
                id={person.id}
                handle={fill(data.labels.handle, { title: person.title })}
                lead={<Avatar name={person.avatar} className="ios:size-11" />}
                title={person.title}
                subtitle={person.subtitle}
                onClick={() => onSelect(person)}
              />
            ))}
          </List>
        </Sortable>
      </Content>
    </Page>
  )
}
