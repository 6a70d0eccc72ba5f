'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Footprints } from '@/components/ui/symbols/footprints'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/googleCards/layout3.json'

// The text at the bottom of a photo. Its padding at the top equals `--fade-height`, so all lines are on the dark part of the scrim.
const captionClass = `relative block w-full px-margin pt-20 pb-5 text-white [--fade-height:5rem] ${photoScrimClass}`

/** Props of GoogleCard2. */
export type GoogleCard2Props = ScreenProps<typeof english> & {
  /** Called with the walk that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Tall photo cards, each with the title of a walk, a subtitle, and the distance at the bottom of the photo. */
export default function GoogleCard2({ data = english, onBack, ...callbacks }: GoogleCard2Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li" className="material:rounded-[28px]">
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable flex aspect-[5/7] w-full flex-col justify-end rounded-[inherit] text-start focus-ring-above"
              >
                <Picture
                  src={item.image}
                  alt={item.imageAlt}
                  eager={index < 2}
                  ratio="fill"
                  className="absolute inset-0"
                />
                <span className={captionClass}>
                  <span className="block text-balance wrap-break-word text-title1 expressive:text-title2">
                    {item.title}
                  </span>
                  <span className="mt-0.5 block text-balance text-subhead">{item.subtitle}</span>
                  <span className="mt-2.5 flex items-center gap-1.5 font-semibold text-subhead">
                    <Footprints aria-hidden="true" className="size-4.5 flex-none" />
                    {item.distance}
                  </span>
                </span>
              </button>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
