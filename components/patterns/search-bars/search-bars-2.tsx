'use client'
import { fill } from '@patternbook/engine/data/fill'
import { MapPin } from 'lucide-react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout3.json'
import { NoResults } from './no-results'
import { SearchHeader } from './search-header'
import { useSearch } from './use-search'

type SearchBars2Data = typeof english

/** Tours: a photo in the colours of the accent with the search field at its lower edge, prices below. */
export default function SearchBars2Screen({ data = english }: { data?: SearchBars2Data }) {
  const lang = useLang()
  const { found, nothing, bar } = useSearch(data, lang)
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        over
        back={{ href: '/items/searchBars/', label: 'Search Bars' }}
      />
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
                onClick={() => toast(fill(data.toasts.item, { title: item.title }))}
              />
            ))}
          </List>
        )}
      </Content>
    </Page>
  )
}
