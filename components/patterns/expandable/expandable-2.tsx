'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { shade } from '@/components/ui/shade'
import { BedDouble } from '@/components/ui/symbols/bed-double'
import { ChevronDown } from '@/components/ui/symbols/chevron-down'
import { Coffee } from '@/components/ui/symbols/coffee'
import { Footprints } from '@/components/ui/symbols/footprints'
import { Landmark } from '@/components/ui/symbols/landmark'
import { Utensils } from '@/components/ui/symbols/utensils'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/expandable/layout3.json'
import { Panel } from './panel'
import { useOpen } from './use-open'

const icons = {
  landmark: Landmark,
  'bed-double': BedDouble,
  utensils: Utensils,
  coffee: Coffee,
  footprints: Footprints,
}

/** Props of Expandable2. */
export type Expandable2Props = ScreenProps<typeof english> & {
  /** Called with the entry that was pressed and its group. */
  onSelect?: (entry: string, group: (typeof english)['items'][number]) => void
}

/** A place with its photo and what to do there, all centered. */
export default function Expandable2({ data = english, onBack, ...callbacks }: Expandable2Props) {
  const { isOpen, toggle } = useOpen()
  const toast = useToast()
  const { onSelect = (title) => toast(interpolate(data.toasts.item, { title })) } = callbacks
  const lang = useLang()
  const page = useId()

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" over onBack={onBack} />
      <Content grouped>
        <div
          data-hero
          className="drift relative flex min-h-65 flex-none flex-col justify-end overflow-hidden text-center text-white"
        >
          <Picture
            name={data.headerImage}
            alt={data.headerImageAlt}
            eager
            ratio="fill"
            className="absolute inset-0"
          />
          <div className={`relative px-6 pt-24 pb-5 [--fade:6rem] ${shade}`}>
            <h1 className={`text-balance [--gutter:3rem] ${fittedTitle(data.title)}`}>{data.title}</h1>
            <p className="text-subhead">{data.subtitle}</p>
          </div>
        </div>
        <ul className="mx-auto grid w-full max-w-160 gap-3 px-margin pt-4">
          {data.items.map((group) => {
            const { id, icon, title, items } = group
            const Sign = icons[icon as keyof typeof icons]
            return (
              <Card key={id} as="li">
                <h2>
                  <button
                    type="button"
                    aria-expanded={isOpen(id)}
                    aria-controls={`${page}${id}`}
                    onClick={() => toggle(id)}
                    className="group pressable flex min-h-18 w-full items-center gap-4 rounded-card px-margin py-2 text-start text-headline focus-ring-over ios:after:hidden ios:active:bg-pressed"
                  >
                    <span className="grid size-11 flex-none place-items-center rounded-full bg-tint-soft text-tint material:text-on-secondary-container">
                      {Sign && <Sign aria-hidden="true" strokeWidth={1.75} className="size-6" />}
                    </span>
                    <span className="min-w-0 flex-1 wrap-break-word">
                      {title}
                      <span className="block font-normal text-label-2 text-subhead">
                        {interpolate(data.count, { count: items.length }, lang)}
                      </span>
                    </span>
                    <ChevronDown
                      aria-hidden="true"
                      className="size-6 flex-none text-label-2 transition-[rotate] tempo-400 ease-ios group-aria-expanded:rotate-180 material:ease-md"
                    />
                  </button>
                </h2>
                <Panel id={`${page}${id}`} open={isOpen(id)}>
                  <ul className="bg-tint-soft material:bg-sc-high py-2">
                    {items.map((text) => (
                      <li key={text}>
                        <button
                          type="button"
                          onClick={() => onSelect(text, group)}
                          className="pressable min-h-target w-full py-2 ps-[calc(var(--pb-margin)+3.75rem)] pe-margin text-start text-body focus-ring-over"
                        >
                          {text}
                        </button>
                      </li>
                    ))}
                  </ul>
                </Panel>
              </Card>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
