'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { ChevronDown } from '@/components/ui/symbols/chevron-down'
import { CirclePlay } from '@/components/ui/symbols/circle-play'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/expandable/layout1.json'
import { CardActions } from '../google-card/card-actions'
import { CollapsiblePanel } from './collapsible-panel'
import { useOpenGroups } from './use-open-groups'

type Singer = (typeof english)['items'][number]

/** Props of Expandable0. */
export type Expandable0Props = ScreenProps<typeof english> & {
  /** Called with the album that was pressed. */
  onSelect?: (album: Singer['items'][number]) => void
  /** Called when a singer is liked or no longer liked. */
  onLike?: (item: Singer, isActive: boolean) => void
  /** Called when a singer is saved or no longer saved. */
  onFavorite?: (item: Singer, isActive: boolean) => void
  /** Called when a singer is shared. */
  onShare?: (item: Singer) => void
  /** Called when a singer is expanded or collapsed. */
  onOpenChange?: (item: Singer, isOpen: boolean) => void
}

type AlbumRowProps = {
  album: Singer['items'][number]
  /** What the button does, for screen readers, e.g. "Play Low Sun". */
  label: string
  onClick: () => void
}

/** An album of a singer, as a button: the cover, the title, a description, and a play icon. */
function AlbumRow({ album, label, onClick }: AlbumRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="pressable flex w-full items-center gap-3 px-margin py-2 text-start focus-ring-above"
      >
        <Picture src={album.image} ratio="square" sizes="60px" className="w-15 flex-none rounded-thumbnail" />
        <span className="min-w-0 flex-1 wrap-break-word">
          <span className="sr-only">{label}</span>
          <span aria-hidden="true" className="block text-headline">
            {album.title}
          </span>
          <span className="block text-footnote material:text-subhead text-secondary-label">
            {album.description}
          </span>
        </span>
        <CirclePlay aria-hidden="true" className="size-7 flex-none text-tint" />
      </button>
    </li>
  )
}

/**
 * Singers with their albums. Tapping a singer, but not the like, save, or share button, expands or collapses the singer's list of
 * albums. The list of the first singer is initially expanded.
 */
export default function Expandable0({
  data = english,
  onBack,
  onOpenChange,
  ...callbacks
}: Expandable0Props) {
  const { toolbarTitle, items, toasts, labels } = data
  const { isOpen, toggle } = useOpenGroups({ initialGroups: items.slice(0, 1), onOpenChange })
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onLike,
    onFavorite,
    onShare,
  } = callbacks
  const lang = useContentLang()
  const idPrefix = useId()

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-3 px-margin pt-3 material:pt-2 tablet:grid-cols-2 tablet:items-start tablet:gap-4">
          {items.map((item, index) => {
            const { id, title } = item
            const isExpanded = isOpen(id)
            return (
              <Card key={id} as="li" className="@container text-body">
                <div className="relative flex min-h-33 @max-[12em]:flex-col">
                  {/* A record sleeve. The record moves farther out of the sleeve when the list of albums expands. */}
                  <div
                    aria-hidden="true"
                    className="relative my-3 ms-3 me-7 size-28 flex-none self-center @max-[12em]:self-start"
                  >
                    <span
                      className={`absolute inset-1 grid place-items-center rounded-full bg-[repeating-radial-gradient(circle,#17171c_0_2px,#2c2c35_2px_4px)] shadow-[0_0_0_1px_rgb(255_255_255/.2)] theme-dark:bg-[repeating-radial-gradient(circle,#4a4a55_0_2px,#686874_2px_4px)] transition-[translate,rotate] motion-duration-400 ease-ios material:ease-md ${isExpanded ? 'translate-x-9 rotate-90 rtl:-translate-x-9' : 'translate-x-6 rtl:-translate-x-6'}`}
                    >
                      <Picture src={item.image} ratio="square" sizes="40px" className="w-10 rounded-full" />
                    </span>
                    <Picture
                      src={item.image}
                      eager={index < 4}
                      ratio="square"
                      sizes="112px"
                      className="relative rounded-[10px] shadow-card"
                    />
                  </div>
                  <div className="flex min-w-0 flex-1 flex-col">
                    <div className="flex flex-1 items-start gap-2 px-margin pt-4 material:pt-5">
                      <div className="min-w-0 flex-1 wrap-break-word">
                        <h2 id={`${idPrefix}${id}`} className="text-title3">
                          {title}
                        </h2>
                        <p className="mt-px text-secondary-label text-subhead">{item.description}</p>
                        <p className="mt-px text-footnote material:text-subhead text-secondary-label">
                          {interpolate(labels.records, { count: item.items.length }, lang)}
                        </p>
                      </div>
                    </div>
                    <button
                      type="button"
                      aria-labelledby={`${idPrefix}${id}`}
                      aria-expanded={isExpanded}
                      aria-controls={`${idPrefix}${id}-panel`}
                      onClick={() => toggle(item)}
                      className="pressable absolute! inset-0 rounded-card focus-ring-above ios:after:hidden"
                    />
                    <div className="relative mb-0.5 flex w-fit ps-1.5">
                      <CardActions
                        hideButtonBackgrounds
                        item={item}
                        toasts={toasts}
                        labels={labels}
                        onLike={onLike && ((isActive) => onLike(item, isActive))}
                        onFavorite={onFavorite && ((isActive) => onFavorite(item, isActive))}
                        onShare={onShare && (() => onShare(item))}
                      />
                    </div>
                    <ChevronDown
                      aria-hidden="true"
                      className={`pointer-events-none absolute end-3 bottom-3 size-6 text-secondary-label transition-[rotate] motion-duration-400 ease-ios material:ease-md ${isExpanded ? 'rotate-180' : ''}`}
                    />
                  </div>
                </div>
                <CollapsiblePanel id={`${idPrefix}${id}-panel`} open={isExpanded}>
                  <ul
                    aria-labelledby={`${idPrefix}${id}`}
                    className="py-1.5 ios-18:bg-tint-soft ios-26:border-separator ios-26:border-t-hairline baseline:bg-surface-container-high expressive:grid expressive:gap-0.5 expressive:p-2 expressive:pt-0 expressive:*:overflow-hidden expressive:*:rounded-[6px] expressive:*:bg-surface-container-low expressive:*:first:rounded-t-[20px] expressive:*:last:rounded-b-[20px]"
                  >
                    {item.items.map((album) => (
                      <AlbumRow
                        key={album.id}
                        album={album}
                        label={interpolate(labels.play, { title: album.title })}
                        onClick={() => onSelect(album)}
                      />
                    ))}
                  </ul>
                </CollapsiblePanel>
              </Card>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
