'use client'
import { BedDouble, ChevronDown, Coffee, Footprints, Landmark, Utensils } from 'lucide-react'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { shade } from '@/components/ui/shade'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/expandable/layout3.json'
import { fill } from '@/lib/data/fill'
import type { Expandable3 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Panel } from './panel'
import { useOpen } from './use-open'

const icons = {
  landmark: Landmark,
  'bed-double': BedDouble,
  utensils: Utensils,
  coffee: Coffee,
  footprints: Footprints,
}

/** A place under its photo, and what to do there, all of it centred. */
export default function Expandable2Screen() {
  const sample = useSample<Expandable3>('listView/expandable/layout3', english)
  const { data } = sample
  const { isOpen, toggle } = useOpen()
  const toast = useToast()
  const page = useId()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        over
        back={{ href: '/subitems/expandable/', label: 'Expandable' }}
      />
      <Content sample={sample} grouped>
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
          {data.items.map(({ id, icon, title, items }) => {
            const Sign = icons[icon as keyof typeof icons]
            return (
              <Card key={id} as="li" className="text-center">
                <h2>
                  <button
                    type="button"
                    aria-expanded={isOpen(id)}
                    aria-controls={`${page}${id}`}
                    onClick={() => toggle(id)}
                    className="group pressable flex w-full flex-col items-center gap-1.5 rounded-card px-margin pt-4 pb-2 text-title3 focus-ring-over ios:after:hidden ios:active:bg-pressed material:gap-2 material:text-headline"
                  >
                    <span className="grid place-items-center text-tint material:size-14 material:rounded-full material:bg-tint-soft material:text-on-secondary-container">
                      {Sign && (
                        <Sign aria-hidden="true" strokeWidth={1.5} className="size-8 material:size-6" />
                      )}
                    </span>
                    <span className="max-w-full wrap-break-word">{title}</span>
                    <ChevronDown
                      aria-hidden="true"
                      className="-mt-1 size-5 text-label-2 transition-[rotate] tempo-400 ease-ios group-aria-expanded:rotate-180 material:ease-md"
                    />
                  </button>
                </h2>
                <Panel id={`${page}${id}`} open={isOpen(id)}>
                  <ul className="bg-grad dark:bg-[#666] dark:bg-blend-multiply py-2 text-white">
                    {items.map((text) => (
                      <li key={text}>
                        <button
                          type="button"
                          onClick={() => toast(fill(data.toasts.item, { title: text }))}
                          className="pressable min-h-target w-full px-margin py-2 text-balance text-body focus-ring-over"
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
