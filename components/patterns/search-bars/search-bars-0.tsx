'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Searchbar } from '@/components/ui/searchbar'
import { Strip } from '@/components/ui/strip'
import type { SymbolIcon } from '@/components/ui/symbol'
import { BedDouble } from '@/components/ui/symbols/bed-double'
import { Building2 } from '@/components/ui/symbols/building-2'
import { Croissant } from '@/components/ui/symbols/croissant'
import { Crown } from '@/components/ui/symbols/crown'
import { Film } from '@/components/ui/symbols/film'
import { Footprints } from '@/components/ui/symbols/footprints'
import { GraduationCap } from '@/components/ui/symbols/graduation-cap'
import { House } from '@/components/ui/symbols/house'
import { Music } from '@/components/ui/symbols/music'
import { PawPrint } from '@/components/ui/symbols/paw-print'
import { TramFront } from '@/components/ui/symbols/tram-front'
import { Users } from '@/components/ui/symbols/users'
import { Tile, type Tone } from '@/components/ui/tile'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout1.json'
import { NoResults } from './no-results'
import { useSearch } from './use-search'

type Group = (typeof english)['items'][number]

/** Props of SearchBars0. */
export type SearchBars0Props = ScreenProps<typeof english> & {
  /** Called with the group that was pressed. */
  onSelect?: (item: Group) => void
  /** Called with the text of the search field whenever it changes. */
  onSearch?: (query: string) => void
}

const icons: Record<string, SymbolIcon> = {
  'tram-front': TramFront,
  users: Users,
  house: House,
  music: Music,
  'building-2': Building2,
  crown: Crown,
  'graduation-cap': GraduationCap,
  footprints: Footprints,
  croissant: Croissant,
  'bed-double': BedDouble,
  'paw-print': PawPrint,
  film: Film,
}

/**
 * A search field filters a list of groups while the user types. The field sticks to the bottom on iOS 26, and below the header
 * elsewhere. Recent groups show their latest message; other groups show the avatars of members.
 */
export default function SearchBars0({ data = english, onBack, onSearch, ...callbacks }: SearchBars0Props) {
  const lang = useContentLang()
  const { matches, noResultsText, searchbarProps } = useSearch(data, lang, onSearch)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  const recentGroups = matches.filter(({ latestMessage }) => latestMessage)
  const otherGroups = matches.filter(({ latestMessage }) => !latestMessage)

  const renderGroups = (header: string, groups: Group[]) =>
    groups.length > 0 && (
      <List twoColumns header={header} className="ios:pt-4!">
        {groups.map((group) => {
          const Icon = icons[group.icon] ?? Users
          return (
            <Item
              key={group.id}
              start={
                <Tile tone={group.tone as Tone}>
                  <Icon aria-hidden="true" />
                </Tile>
              }
              title={group.title}
              subtitle={group.latestMessage ?? group.subtitle}
              end={
                group.latestMessage ? (
                  <span className="text-footnote">{group.time}</span>
                ) : (
                  <span className="flex -space-x-2">
                    {group.faces?.map(({ id, avatar }) => (
                      <Avatar key={id} src={avatar} size="sm" className="border-2 border-surface" />
                    ))}
                  </span>
                )
              }
              onClick={() => onSelect(group)}
            />
          )
        })}
      </List>
    )

  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <Strip
          sticky
          className="bg-grouped px-margin pb-2 ios-18:pt-1 ios-26:top-auto ios-26:-bottom-5 ios-26:order-last ios-26:mt-auto ios-26:-mb-5 ios-26:bg-transparent ios-26:before:hidden material:py-2"
        >
          <Searchbar
            {...searchbarProps}
            className="ios-26:[--pb-secondary-label:var(--glass-secondary-label)] ios-26:[&_input]:glass"
          />
        </Strip>
        {matches.length === 0 ? (
          <NoResults
            title={noResultsText}
            description={data.noResults.description}
            clearLabel={searchbarProps.clearLabel}
            onClear={() => searchbarProps.onChange('')}
          />
        ) : (
          <>
            {renderGroups(data.recentTitle, recentGroups)}
            {renderGroups(data.allTitle, otherGroups)}
          </>
        )}
      </Content>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 z-1 h-28 bg-linear-to-t from-grouped from-40% ios-18:hidden material:hidden"
      />
    </Page>
  )
}
