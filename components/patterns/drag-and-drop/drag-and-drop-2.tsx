'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/dragAndDrop/layout3.json'
import { DogRow } from './dog-row'
import { Sortable } from './sortable'
import { useRowOrder } from './use-row-order'

type Dog = (typeof english)['items'][number]

/** Props of DragAndDrop2. */
export type DragAndDrop2Props = ScreenProps<typeof english> & {
  /** Called with the dog that was pressed. */
  onSelect?: (dog: Dog) => void
  /** Called with the new order after a row is moved. */
  onReorder?: (items: Dog[]) => void
}

/** The route of a dog walker as large cards. The times belong to the positions: a moved dog gets the time of its new position. */
export default function DragAndDrop2({ data = english, onBack, ...callbacks }: DragAndDrop2Props) {
  const lang = useContentLang()
  const [dogs, setOrder] = useRowOrder(data.items)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })), onReorder } = callbacks

  const reorder = (ids: number[]) => {
    setOrder(ids)
    onReorder?.(ids.flatMap((id) => dogs.filter((dog) => dog.id === id)))
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <p className="px-margin pb-3 text-secondary-label text-subhead">{data.title}</p>
        <Sortable items={dogs} onOrderChange={reorder} texts={data} lang={lang}>
          <ul className="mx-auto grid w-full max-w-160 flex-none gap-2.5 px-margin">
            {dogs.map((dog, index) => (
              <DogRow
                key={dog.id}
                dog={dog}
                position={interpolate('{place}', { place: index + 1 }, lang)}
                time={data.times[index]}
                labels={data.labels}
                onOpen={() => onSelect(dog)}
              />
            ))}
          </ul>
        </Sortable>
      </Content>
    </Page>
  )
}
