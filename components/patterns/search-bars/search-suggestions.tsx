import type { FocusEvent } from 'react'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import { History } from '@/components/ui/symbols/history'
import type english from '@/data/searchBars/layout3.json'
import { preventFocusLoss } from './search-focus'

type SearchSuggestionsProps = {
  data: Pick<typeof english, 'recentTitle' | 'recents' | 'suggestionsTitle'>
  /** Tours that are suggested before the user types. */
  suggestions: (typeof english)['items']
  /** Called with the text to search for. */
  onSearch: (query: string) => void
  /** Called when a row loses the focus. */
  onBlur?: (event: FocusEvent) => void
}

/** Content of a search view with an empty field: recent searches and suggestions. */
export function SearchSuggestions({ data, suggestions, onSearch, onBlur }: SearchSuggestionsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are interactive
    <div data-search-view onMouseDown={preventFocusLoss} onBlur={onBlur}>
      <List header={data.recentTitle}>
        {data.recents.map(({ id, title }) => (
          <Item
            key={id}
            start={<History aria-hidden="true" className="size-5.5 text-secondary-label" />}
            title={title}
            onClick={() => onSearch(title)}
          />
        ))}
      </List>
      <List header={data.suggestionsTitle}>
        {suggestions.map((item) => (
          <Item
            key={item.id}
            start={
              <Picture src={item.image} ratio="square" sizes="56px" className="w-14 rounded-thumbnail" />
            }
            title={item.title}
            subtitle={item.subtitle}
            onClick={() => onSearch(item.title)}
          />
        ))}
      </List>
    </div>
  )
}
