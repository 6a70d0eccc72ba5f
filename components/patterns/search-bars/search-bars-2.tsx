'use client'
import { fill } from '@patternbook/engine/data/fill'
import { MapPin } from 'lucide-react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout3.json'
import { NoResults } from './no-results'
import { SearchHeader } from './search-header'
import { useSearch } from './use-search'

/** Props of SearchBars2. */
export type SearchBars2Props = ScreenProps<typeof english> & {
  /** Called with the result that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Tours: a photo in the colours of the accent with the search field at its lower edge, prices below. */
export default function SearchBars2({ data = english, onBack, ...callbacks }: SearchBars2Props) {
  const lang = useLang()
  const { found, nothing, bar } = useSearch(data, lang)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" over onBack={onBack} />
      <Content grouped>
        <SearchHeader
          image={data.headerImage}
          alt={data.headerImageAlt}
          title={data.toolbarTitle}
          bar={bar}
          tinted
        />
        {found.length === 0 ? (
          <NoResults
            title={nothing}
            description={data.noResults.description}
            clear={bar.clear}
            onClear={() => bar.onChange('')}
          />
        ) : (
          <List columns>
            {found.map((item) => (
              <Item
                key={item.id}
                lead={
                  <span className="grid size-avatar place-items-center rounded-pill bg-tint-soft text-tint material:text-on-secondary-container">
                    <MapPin aria-hidden="true" strokeWidth={1.75} className="size-5" />
                  </span>
                }
                title={item.title}
                subtitle={item.subtitle}
                end={<span className="text-headline text-label tabular-nums">{item.price}</span>}
                onClick={() => onSelect(item)}
              />
            ))}
          </List>
        )}
      </Content>
    </Page>
  )
}
