'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { normalizeText } from '@patternbook/engine/data/normalize-text'
import { allowEdgeSwipe } from '@patternbook/engine/gesture/allow-edge-swipe'
import { revealFocusedCard } from '@patternbook/engine/gesture/reveal-focused'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Timer } from '@/components/ui/symbols/timer'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab1.json'
import { TabPage } from './tab-page'

type Recipe = (typeof english)['items'][number]

/** Props of Tab1. */
export type Tab1Props = ScreenProps<typeof english> & {
  /** Called with the recipe that was pressed. */
  onSelect?: (item: Pick<Recipe, 'title'>) => void
  /** Called with the recipe whose Share button was pressed. */
  onShare?: (item: Recipe) => void
  /** Called with the recipe whose View recipe button was pressed. */
  onExplore?: (item: Recipe) => void
  /** Called with the text of the search field whenever it changes. */
  onSearch?: (query: string) => void
}

/** Recipes as tall cards in a carousel, with two buttons on each card, and quick recipes as tiles. */
export default function Tab1({ data = english, onBack, onSearch, ...callbacks }: Tab1Props) {
  const toast = useToast()
  const share = useShare(toast)
  const {
    onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onShare = ({ title }) => share(title),
    onExplore = ({ title }) => toast(interpolate(data.toasts.explore, { title })),
  } = callbacks
  const idPrefix = useId()
  const [query, setQuery] = useState('')
  const matchesQuery = ({ title }: { title: string }) => normalizeText(title).includes(normalizeText(query))
  const [items, quickRecipes] = [data.items.filter(matchesQuery), data.quickRecipes.filter(matchesQuery)]
  const search = {
    value: query,
    onChange: (text: string) => {
      setQuery(text)
      onSearch?.(text)
    },
    label: data.labels.search,
    noResultsText:
      items.length + quickRecipes.length === 0 ? interpolate(data.labels.noResults, { query }) : undefined,
  }

  return (
    <TabPage onBack={onBack} data={data} tabName="tab1" search={search}>
      <ul
        ref={allowEdgeSwipe}
        onFocus={revealFocusedCard}
        className="flex flex-none snap-x snap-mandatory scroll-px-(--pb-margin) gap-3 overflow-x-auto px-margin pt-2 pb-1 [scrollbar-width:none] expressive:gap-2"
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className="squircle relative isolate flex min-h-[max(20rem,47cqh)] expressive:min-h-[max(20rem,44cqh)] w-[min(80cqw,22rem)] flex-none snap-start expressive:carousel-item flex-col justify-end overflow-hidden rounded-card text-white"
          >
            <Picture
              src={item.image}
              alt={item.imageAlt}
              eager={index < 2}
              ratio="fill"
              className="absolute! inset-0 -z-1"
            />
            <div className={`px-4 pt-20 pb-4 [--fade-height:5rem] ${photoScrimClass}`}>
              <p className="flex items-center gap-1.5 text-footnote material:text-subhead">
                <Timer aria-hidden="true" className="size-4" />
                {item.subtitle}
              </p>
              <h2 id={`${idPrefix}${item.id}`} className="mt-1 text-balance text-title2">
                {item.title}
              </h2>
              <p className="mt-1 text-pretty text-subhead">{item.description}</p>
              <button
                type="button"
                aria-labelledby={`${idPrefix}${item.id}`}
                onClick={() => onSelect(item)}
                className="pressable absolute! inset-0 rounded-card focus-ring-above"
              />
              <div className="mt-3 flex items-center gap-2">
                <Button
                  size="sm"
                  label={interpolate(data.labels.explore, { title: item.title })}
                  onClick={() => onExplore(item)}
                  className="z-1 flex-1 bg-white! text-[#14141c]!"
                >
                  {data.explore}
                </Button>
                <IconButton
                  label={interpolate(data.labels.share, { title: item.title })}
                  onClick={() => onShare(item)}
                  className="z-1 bg-[rgb(20_20_28/.5)]"
                >
                  <ShareIcon className="size-5.5" />
                </IconButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <h2 hidden={quickRecipes.length === 0} className="px-margin pt-5 pb-2.5 text-title3">
        {data.quickTitle}
      </h2>
      <ul className="grid flex-none grid-cols-3 gap-2.5 px-margin @max-[16em]/frame:grid-cols-1">
        {quickRecipes.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => onSelect(item)}
              className="pressable block w-full rounded-thumbnail text-start focus-ring-above"
            >
              <Picture src={item.image} ratio="square" sizes="33vw" className="squircle rounded-[16px]" />
              <span className="block pt-1.5 font-medium text-pretty text-subhead">{item.title}</span>
              <span className="block text-footnote material:text-subhead text-secondary-label">
                {item.time}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </TabPage>
  )
}
