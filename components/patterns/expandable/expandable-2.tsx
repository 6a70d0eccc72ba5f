'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { allowEdgeSwipe } from '@patternbook/engine/gesture/allow-edge-swipe'
import { useId } from 'react'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { BedDouble } from '@/components/ui/symbols/bed-double'
import { ChevronDown } from '@/components/ui/symbols/chevron-down'
import { Coffee } from '@/components/ui/symbols/coffee'
import { Footprints } from '@/components/ui/symbols/footprints'
import { Landmark } from '@/components/ui/symbols/landmark'
import { Utensils } from '@/components/ui/symbols/utensils'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/expandable/layout3.json'
import { CollapsiblePanel } from './collapsible-panel'
import { useOpenGroups } from './use-open-groups'

const icons = {
  landmark: Landmark,
  'bed-double': BedDouble,
  utensils: Utensils,
  coffee: Coffee,
  footprints: Footprints,
}

// iOS: one group of rows. Baseline: separate cards. In Expressive, the `segmented-list` class of the list sets the look.
const groupClass =
  'ios:bg-surface ios:not-last:border-b-hairline border-separator overflow-hidden ios:first:rounded-t-group ios:last:rounded-b-group baseline:rounded-card baseline:bg-surface baseline:shadow-card'

/** Props of Expandable2. */
export type Expandable2Props = ScreenProps<typeof english> & {
  /** Called with the entry that was pressed and its group. */
  onSelect?: (entry: string, group: (typeof english)['items'][number]) => void
  /** Called when a group is expanded or collapsed. */
  onOpenChange?: (group: (typeof english)['items'][number], isOpen: boolean) => void
}

/** A city guide: a photo of the city, and groups of ideas that expand and collapse. The first group is initially expanded. */
export default function Expandable2({
  data = english,
  onBack,
  onOpenChange,
  ...callbacks
}: Expandable2Props) {
  const { isOpen, toggle } = useOpenGroups({ initialGroups: data.items.slice(0, 1), onOpenChange })
  const toast = useToast()
  const { onSelect = (title) => toast(interpolate(data.toasts.item, { title })) } = callbacks
  const lang = useContentLang()
  const idPrefix = useId()

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture onBack={onBack} />
      <Content grouped>
        <div
          data-hero
          className="parallax relative flex min-h-65 flex-none flex-col justify-end overflow-hidden text-center text-white"
        >
          <Picture
            src={data.headerImage}
            alt={data.headerImageAlt}
            eager
            ratio="fill"
            className="absolute inset-0"
          />
          <div className={`relative px-6 pt-24 pb-5 [--fade-height:6rem] ${photoScrimClass}`}>
            <h1 className={`text-balance [--title-inset:3rem] ${fittedTitleClass(data.title)}`}>
              {data.title}
            </h1>
            <p className="text-subhead">{data.subtitle}</p>
          </div>
        </div>
        <ul className="mx-auto mt-4 w-full max-w-160 flex-none px-margin baseline:grid baseline:gap-2 expressive:segmented-list expressive:px-0 expressive:w-[calc(100%-2*var(--pb-margin))]">
          {data.items.map((group) => {
            const { id, icon, title, items, images } = group
            const Icon = icons[icon as keyof typeof icons]
            return (
              <li key={id} className={groupClass}>
                <h2>
                  <button
                    type="button"
                    aria-expanded={isOpen(id)}
                    aria-controls={`${idPrefix}${id}`}
                    onClick={() => toggle(group)}
                    className="group pressable flex min-h-16 w-full items-center gap-3.5 rounded-[inherit] px-margin py-2 text-start text-headline focus-ring-above ios:after:hidden ios:active:bg-pressed material:min-h-18 material:text-body"
                  >
                    <span className="grid size-10 flex-none place-items-center rounded-full bg-tint-soft text-tint baseline:text-on-secondary-container expressive:tile-primary">
                      {Icon && <Icon aria-hidden="true" className="size-5.5" />}
                    </span>
                    <span className="min-w-0 flex-1 wrap-break-word">
                      {title}
                      <span className="block font-normal text-secondary-label text-subhead">
                        {interpolate(data.count, { count: items.length }, lang)}
                      </span>
                    </span>
                    <ChevronDown
                      aria-hidden="true"
                      className="size-6 flex-none text-secondary-label transition-[rotate] motion-duration-400 ease-ios group-aria-expanded:rotate-180 material:ease-md"
                    />
                  </button>
                </h2>
                <CollapsiblePanel id={`${idPrefix}${id}`} open={isOpen(id)}>
                  <ul
                    ref={allowEdgeSwipe}
                    className="flex snap-x scroll-px-(--pb-margin) gap-3 overflow-x-auto px-margin pt-1 pb-4 [scrollbar-width:none]"
                  >
                    {items.map((text, index) => (
                      <li key={text} className="w-[max(7.5rem,26cqw,7em)] flex-none snap-start">
                        <button
                          type="button"
                          onClick={() => onSelect(text, group)}
                          className="pressable flex h-full w-full flex-col rounded-[16px] text-start focus-ring-above"
                        >
                          <Picture
                            src={images[index]?.image ?? ''}
                            ratio="square"
                            sizes="140px"
                            className="squircle rounded-[16px]"
                          />
                          <span className="block pt-1.5 pb-1 text-pretty wrap-break-word text-subhead">
                            {text}
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                </CollapsiblePanel>
              </li>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
