'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Chip } from '@/components/ui/chip'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Searchbar } from '@/components/ui/searchbar'
import { History } from '@/components/ui/symbols/history'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout2.json'
import { NoResults } from './no-results'
import { useSearch } from './use-search'

/** Props of SearchBars1. */
export type SearchBars1Props = ScreenProps<typeof english> & {
  /** Called with the category that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
  /** Called with the text of the search field whenever it changes. */
  onSearch?: (query: string) => void
}

/** Background colors of the categories, in the order of their IDs. White text on each color has a contrast of 4.5:1 or more. */
const backgroundClasses = [
  'bg-[#0F6B62]',
  'bg-[#2F7D5B]',
  'bg-[#2A356F]',
  'bg-[#8A1F55]',
  'bg-[#B8405A]',
  'bg-[#A4532F]',
  'bg-[#9C4A2E]',
  'bg-[#6C4FA3]',
  'bg-[#1E3A7A]',
]

/** Shapes of the pictures in Material 3 Expressive. */
const shapeClasses = ['expressive:shape-cookie', 'expressive:shape-clover', 'expressive:shape-burst']

// Position of the search field: at the bottom on iOS 26, where the user's thumb can reach it; in the header elsewhere. On
// Material, the field has no shadow.
const searchbarPositionClass =
  'absolute z-11 ios-26:inset-x-margin ios-26:bottom-[max(env(safe-area-inset-bottom),1.25rem)] ios-18:start-16 ios-18:end-4 ios-18:top-[var(--safe-top,0px)] material:start-14 material:end-2 material:top-[calc(var(--safe-top,0px)+.25rem)] material:[&_input]:shadow-none expressive:[--cell-background:var(--pb-surface-bright)]'

/** A music library: a photo, recent searches, and the categories as tiles. The search field does not scroll. */
export default function SearchBars1({ data = english, onBack, onSearch, ...callbacks }: SearchBars1Props) {
  const lang = useContentLang()
  const { matches, noResultsText, searchbarProps } = useSearch(data, lang, onSearch)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <Page className="material:[&_[data-back]]:text-label material:[&_[data-back]]:before:opacity-0">
      <Header overPicture onBack={onBack} />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 z-1 h-[calc(var(--safe-top,0px)+4rem)] bg-grouped ios:hidden"
      />
      <Content grouped className="ios-26:pb-24!">
        <div
          data-hero
          className="relative isolate flex min-h-58 flex-none flex-col justify-end text-white material:mx-margin material:mt-[calc(var(--safe-top,0px)+4.5rem)] material:min-h-44 material:overflow-hidden material:rounded-[28px]"
        >
          <Picture
            src={data.headerImage}
            alt={data.headerImageAlt}
            eager
            ratio="fill"
            className="scrim absolute! inset-0 -z-1"
          />
          <h1 className={`px-margin pb-5 [--title-inset:3rem] ${fittedTitleClass(data.toolbarTitle)}`}>
            {data.toolbarTitle}
          </h1>
        </div>
        {matches.length === 0 ? (
          <NoResults
            title={noResultsText}
            description={data.noResults.description}
            clearLabel={searchbarProps.clearLabel}
            onClear={() => searchbarProps.onChange('')}
          />
        ) : (
          <div className="mx-auto w-full max-w-240 px-margin">
            {searchbarProps.value === '' && (
              <fieldset className="pt-4">
                <legend className="float-start w-full pb-2 text-title3">{data.recentTitle}</legend>
                <div className="clear-both flex flex-wrap gap-2">
                  {data.recents.map(({ id, title }) => (
                    <Chip
                      key={id}
                      icon={<History aria-hidden="true" className="size-4" />}
                      onClick={() => searchbarProps.onChange(title)}
                    >
                      {title}
                    </Chip>
                  ))}
                </div>
              </fieldset>
            )}
            <h2 className="pt-5 pb-2.5 text-title3">{data.browse}</h2>
            <ul className="grid grid-cols-2 gap-2.5 @max-[14em]/frame:grid-cols-1 tablet:grid-cols-3">
              {matches.map((item) => (
                <li
                  key={item.id}
                  className="group/category flex first:nth-last-[odd]:col-span-2 tablet:first:nth-last-[odd]:col-span-1 @max-[14em]/frame:col-span-1!"
                >
                  <button
                    type="button"
                    onClick={() => onSelect(item)}
                    className={`pressable squircle relative isolate flex min-h-24 w-full group-first/category:group-nth-last-[odd]/category:min-h-18 flex-col overflow-hidden rounded-[16px] p-3 pe-15 text-start text-white focus-ring-above expressive:rounded-card expressive:p-4 ${backgroundClasses[(item.id - 1) % backgroundClasses.length]}`}
                  >
                    <Picture
                      src={item.image}
                      ratio="square"
                      sizes="72px"
                      className={`absolute! -end-3 -bottom-3 -z-1 w-18 rotate-14 rounded-[10px] shadow-[0_6px_16px_rgb(0_0_0/.35)] rtl:-rotate-14 ${shapeClasses[item.id % 3]}`}
                    />
                    <span className="hyphens-auto text-headline">{item.title}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Content>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 z-1 h-28 bg-linear-to-t from-grouped from-40% ios-18:hidden material:hidden"
      />
      <div className={searchbarPositionClass}>
        <Searchbar {...searchbarProps} overPicture className="mx-auto max-w-160" />
      </div>
    </Page>
  )
}
