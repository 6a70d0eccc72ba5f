'use client'
import { fill } from '@patternbook/engine/data/fill'
import { UserCheck } from 'lucide-react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Searchbar } from '@/components/ui/searchbar'
import { Strip } from '@/components/ui/strip'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout1.json'
import { NoResults } from './no-results'
import { useSearch } from './use-search'

/** Props of SearchBars0. */
export type SearchBars0Props = ScreenProps<typeof english> & {
  /** Called with the result that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** A sticky search field under the title that filters the list while the user types. */
export default function SearchBars0({ data = english, onBack, ...callbacks }: SearchBars0Props) {
  const lang = useLang()
  const { found, nothing, bar } = useSearch(data, lang)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <Strip sticky className="bg-grouped px-margin pb-2 ios:pt-1 material:py-2">
          <Searchbar {...bar} />
        </Strip>
        {found.length === 0 ? (
          <NoResults
            title={nothing}
            description={data.noResults.description}
            clear={bar.clear}
            onClear={() => bar.onChange('')}
          />
        ) : (
          <List columns className="ios:pt-2!">
            {found.map((item) => (
              <Item
                key={item.id}
                title={item.title}
                subtitle={item.subtitle}
                end={<UserCheck aria-hidden="true" strokeWidth={1.75} className="size-5.5 text-tint" />}
                onClick={() => onSelect(item)}
              />
            ))}
          </List>
        )}
      </Content>
    </Page>
  )
}
