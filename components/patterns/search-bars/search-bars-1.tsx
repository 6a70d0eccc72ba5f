'use client'
import { fill } from '@patternbook/engine/data/fill'
import { CalendarDays, Disc3, Guitar, ListMusic, MicVocal, Music, Podcast, Radio, Tags } from 'lucide-react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout2.json'
import { NoResults } from './no-results'
import { SearchHeader } from './search-header'
import { useSearch } from './use-search'

const icons = {
  music: Music,
  'disc-3': Disc3,
  'mic-vocal': MicVocal,
  tags: Tags,
  'list-music': ListMusic,
  radio: Radio,
  'calendar-days': CalendarDays,
  guitar: Guitar,
  podcast: Podcast,
}

/** Props of SearchBars1. */
export type SearchBars1Props = ScreenProps<typeof english> & {
  /** Called with the result that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** A music library: the search field in the middle of a photo, shelves below. */
export default function SearchBars1({ data = english, onBack, ...callbacks }: SearchBars1Props) {
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
            {found.map((item) => {
              const Icon = icons[item.icon as keyof typeof icons]
              return (
                <Item
                  key={item.id}
                  lead={
                    Icon && (
                      <Icon
                        aria-hidden="true"
                        strokeWidth={1.75}
                        className="size-6 text-tint material:text-on-surface-variant"
                      />
                    )
                  }
                  title={item.title}
                  onClick={() => onSelect(item)}
                />
              )
            })}
          </List>
        )}
      </Content>
    </Page>
  )
}
