'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { normalizeText } from '@patternbook/engine/data/normalize-text'
import { useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab2.json'
import { TabPage } from './tab-page'

type Person = (typeof english)['items'][number]

/** Props of Tab2. */
export type Tab2Props = ScreenProps<typeof english> & {
  /** Called with the person that was pressed. */
  onSelect?: (item: Person) => void
  /** Called with the text of the search field whenever it changes. */
  onSearch?: (query: string) => void
}

/** Classes of the steps of the podium, by rank: the second person is at the start, and the first is in the middle. */
const podiumStepClasses = [
  'order-2 mt-0 [--step-height:10rem] [--step-background:#C2541E] expressive:*:*:last:tile-primary',
  'order-1 mt-6 [--step-height:8rem] [--step-background:#0B7A75] expressive:*:*:last:tile-tertiary theme-dark:[--pb-tertiary-container:#4a2412] theme-dark:[--pb-on-tertiary-container:#ffc9ab]',
  'order-3 mt-12 [--step-height:6rem] [--step-background:#6B45C6] expressive:*:*:last:tile-secondary',
]

/** Followers: the three people with the most dishes on a podium, all others in a list below, and a search for names. */
export default function Tab2({ data = english, onBack, onSearch, ...callbacks }: Tab2Props) {
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  const [query, setQuery] = useState('')
  const normalizedQuery = normalizeText(query)
  const shownPeople = normalizedQuery
    ? data.items.filter(({ title }) => normalizeText(title).includes(normalizedQuery))
    : data.items.slice(3)
  const search = {
    value: query,
    onChange: (text: string) => {
      setQuery(text)
      onSearch?.(text)
    },
    label: data.labels.search,
    noResultsText: shownPeople.length === 0 ? interpolate(data.labels.noResults, { query }) : undefined,
  }

  return (
    <TabPage onBack={onBack} data={data} tabName="tab2" search={search}>
      <div className="mx-auto w-full max-w-160 flex-none px-margin">
        <h2 className="pt-2 text-center text-title2">{data.title}</h2>
        <p className="pb-4 text-balance text-center text-secondary-label text-subhead">{data.subtitle}</p>
        <ol hidden={normalizedQuery !== ''} className="flex items-end gap-2">
          {data.items.slice(0, 3).map((person, rank) => (
            <li key={person.id} className={`min-w-0 flex-1 ${podiumStepClasses[rank]}`}>
              <button
                type="button"
                onClick={() => onSelect(person)}
                className="pressable flex w-full flex-col items-center rounded-t-card text-center focus-ring-above"
              >
                <Avatar
                  src={person.avatar}
                  size={rank === 0 ? 'xl' : 'lg'}
                  eager
                  className="h-auto! max-w-full"
                />
                <span className="mt-2 w-full hyphens-auto wrap-anywhere text-headline @max-[16em]/frame:text-footnote">
                  {person.title}
                </span>
                <span className="mt-2 grid min-h-(--step-height) w-full content-start justify-items-center rounded-t-[20px] material:rounded-t-[28px] bg-(--step-background) px-2 pt-2.5 pb-2 text-white">
                  <span className="text-title2 tabular-nums">{person.dishes}</span>
                  <span className="text-subhead">{data.dishes}</span>
                  <span className="mt-2 text-pretty wrap-anywhere text-subhead">{person.subtitle}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <List twoColumns header={normalizedQuery ? undefined : data.more}>
        {shownPeople.map((person) => (
          <Item
            key={person.id}
            start={<Avatar src={person.avatar} />}
            title={person.title}
            subtitle={person.subtitle}
            end={
              <span className="tabular-nums material:text-subhead">
                {person.dishes} {data.dishes}
              </span>
            }
            onClick={() => onSelect(person)}
          />
        ))}
      </List>
    </TabPage>
  )
}
