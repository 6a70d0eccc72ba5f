'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
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
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/searchBars/layout1.json'
import { NoResults } from './no-results'
import { useSearch } from './use-search'

/** Props of SearchBars0. */
export type SearchBars0Props = ScreenProps<typeof english> & {
  /** Called with the result that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
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

/** Colors of the cards; white has a contrast of 4.5:1 or more on those of iOS and of Material baseline. */
const tones: Record<string, string> = {
  clay: 'bg-[#B84E1B]',
  teal: 'bg-[#0B7A75]',
  violet: 'bg-[#6B45C6]',
  blue: 'bg-[#0A62DA]',
  rose: 'bg-[#C0285E]',
  green: 'bg-[#2E7D32]',
  amber: 'bg-[#9A5B00]',
  slate: 'bg-[#4A5A6E]',
}

/** Colors of the cards in Expressive, by id. */
const containers = ['expressive:tile-secondary', 'expressive:tile-primary', 'expressive:tile-tertiary']

/** A sticky search field under the title that filters colored cards while the user types. */
export default function SearchBars0({ data = english, onBack, onSearch, ...callbacks }: SearchBars0Props) {
  const lang = useLang()
  const { found, nothing, bar } = useSearch(data, lang, onSearch)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

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
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5em),1fr))] gap-2.5 px-margin pt-2">
            {found.map((item) => {
              const Icon = icons[item.icon] ?? Users
              return (
                <li key={item.id} className="flex">
                  <button
                    type="button"
                    onClick={() => onSelect(item)}
                    className={`pressable squircle relative isolate flex min-h-29 w-full flex-col overflow-hidden rounded-card p-3.5 pe-10 text-start text-white focus-ring-over ${tones[item.tone]} ${containers[item.id % 3]}`}
                  >
                    <Icon
                      aria-hidden="true"
                      strokeWidth={1.5}
                      className="absolute -end-3 -bottom-3 -z-1 size-20 -rotate-12 opacity-45"
                    />
                    <span className="text-balance wrap-break-word text-headline">{item.title}</span>
                    <span className="mt-auto pt-2 text-footnote material:text-subhead">{item.subtitle}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </Content>
    </Page>
  )
}
