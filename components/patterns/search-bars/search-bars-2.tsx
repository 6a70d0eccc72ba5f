'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { allowEdgeSwipe } from '@patternbook/engine/gesture/allow-edge-swipe'
import { type FocusEvent, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Searchbar } from '@/components/ui/searchbar'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout3.json'
import { NoResults } from './no-results'
import { focusSearchField, preventFocusLoss } from './search-focus'
import { SearchSuggestions } from './search-suggestions'
import { TourCard } from './tour-card'
import { useSearch } from './use-search'

/** Props of SearchBars2. */
export type SearchBars2Props = ScreenProps<typeof english> & {
  /** Called with the tour that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
  /** Called with the text of the search field whenever it changes. */
  onSearch?: (query: string) => void
  /** Called with the scope of the chip that was pressed: `all`, or the `scope` of the tours to show, such as `water`. */
  onScopeChange?: (scope: string) => void
}

/** Tours below a photo and a search field. If the empty field is focused, recent searches and suggestions replace the tours. */
export default function SearchBars2({
  data = english,
  onBack,
  onSearch,
  onScopeChange,
  ...callbacks
}: SearchBars2Props) {
  const lang = useContentLang()
  const [scope, setScope] = useState('all')
  const [isSearchViewFocused, setSearchViewFocused] = useState(false)
  const items = data.items.filter((item) => scope === 'all' || item.scope === scope)
  const { matches, noResultsText, searchbarProps } = useSearch({ ...data, items }, lang, onSearch)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks
  const selectScope = (newScope: string) => {
    setScope(newScope)
    onScopeChange?.(newScope)
  }
  const isSearchViewOpen = isSearchViewFocused || searchbarProps.value !== ''
  // The search view stays open while the focus is in the field, on a scope, or on a suggestion.
  const closeSearchOnBlur = ({ relatedTarget }: FocusEvent) =>
    setSearchViewFocused(Boolean(relatedTarget?.closest('[data-search-view]')))

  return (
    <Page className={isSearchViewOpen ? 'expressive:[&_[data-header]]:invisible' : ''}>
      <Header title={data.toolbarTitle} titleAs="div" overPicture="dark" onBack={onBack} />
      <Content grouped>
        <div
          data-hero
          className={`relative isolate flex flex-none flex-col justify-end pt-bar text-white transition-[min-height] motion-duration-300 ease-ios ${isSearchViewOpen ? 'min-h-34 expressive:min-h-0 expressive:pt-[var(--safe-top,env(safe-area-inset-top))]' : 'min-h-64'}`}
        >
          <div
            className={`absolute inset-x-0 top-0 -z-1 overflow-hidden ios:bottom-0 material:bottom-16 expressive:rounded-b-card ${isSearchViewOpen ? 'expressive:hidden' : ''}`}
          >
            <Picture src={data.headerImage} alt={data.headerImageAlt} eager ratio="fill" />
            <div className="absolute inset-0 bg-accent-gradient opacity-35 mix-blend-multiply" />
            <div className="absolute inset-0 bg-linear-to-t from-[#080a14]/75 via-[#080a14]/62 via-50% to-[#080a14]/10" />
          </div>
          <div className="mx-auto w-full max-w-160 px-margin ios:pb-4">
            <div className={isSearchViewOpen ? 'sr-only' : 'pb-4'}>
              <h1 className={`text-balance [--title-inset:3rem] ${fittedTitleClass(data.toolbarTitle)}`}>
                {data.toolbarTitle}
              </h1>
              <p className="text-pretty text-subhead">{data.subtitle}</p>
            </div>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus of the field in it */}
            <div data-search-view onFocus={() => setSearchViewFocused(true)} onBlur={closeSearchOnBlur}>
              <Searchbar
                {...searchbarProps}
                overPicture="dark"
                isSearchView
                className="material:mt-2 material:[&_input]:shadow-none"
              />
            </div>
          </div>
        </div>
        <fieldset
          ref={allowEdgeSwipe}
          data-search-view
          onMouseDown={isSearchViewFocused ? preventFocusLoss : undefined}
          onBlur={closeSearchOnBlur}
          aria-label={data.scopesTitle}
          className="mx-auto flex w-full min-w-0 max-w-240 flex-none gap-2 overflow-x-auto px-margin pt-4 pb-1 [scrollbar-width:none]"
        >
          {data.scopes.map(({ id, scope: name, title }) => (
            <Chip key={id} selected={scope === name} onClick={() => selectScope(name)}>
              {title}
            </Chip>
          ))}
        </fieldset>
        {matches.length === 0 ? (
          <NoResults
            title={noResultsText}
            description={data.noResults.description}
            clearLabel={searchbarProps.clearLabel}
            onClear={() => searchbarProps.onChange('')}
          />
        ) : searchbarProps.value !== '' ? (
          <List twoColumns className="pt-3!">
            {matches.map((item) => (
              <Item
                key={item.id}
                start={
                  <Picture src={item.image} ratio="square" sizes="56px" className="w-14 rounded-thumbnail" />
                }
                title={item.title}
                subtitle={item.subtitle}
                end={<span className="text-headline text-label tabular-nums">{item.price}</span>}
                onClick={() => onSelect(item)}
              />
            ))}
          </List>
        ) : isSearchViewOpen ? (
          <SearchSuggestions
            data={data}
            suggestions={matches.slice(-2)}
            onSearch={(text) => {
              searchbarProps.onChange(text)
              focusSearchField()
            }}
            onBlur={closeSearchOnBlur}
          />
        ) : (
          data.scopes.map(({ id, scope: name, title }, index) => {
            const tours = matches.filter((item) => item.scope === name)
            return (
              tours.length > 0 && (
                <section key={id} className="mx-auto w-full max-w-240 flex-none pt-4">
                  <h2 className="px-margin pb-2 text-title3">{title}</h2>
                  <ul
                    ref={allowEdgeSwipe}
                    className="flex snap-x scroll-px-margin gap-3 overflow-x-auto px-margin [scrollbar-width:none]"
                  >
                    {tours.map((item) => (
                      <TourCard key={item.id} tour={item} isWide={index === 1} onSelect={onSelect} />
                    ))}
                  </ul>
                </section>
              )
            )
          })
        )}
      </Content>
    </Page>
  )
}
