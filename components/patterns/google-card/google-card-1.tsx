'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/googleCards/layout2.json'

type Place = (typeof english)['items'][number]

/** Props of GoogleCard1. */
export type GoogleCard1Props = ScreenProps<typeof english> & {
  /** Called with the place that was pressed. */
  onSelect?: (item: Place) => void
  /** Called with the place whose Share button was pressed. */
  onShare?: (item: Place) => void
  /** Called with the place whose action button was pressed. */
  onExplore?: (item: Place) => void
}

/** Places on cards: the name on a photo, then a subtitle, a paragraph, an action button, and a Share button. */
export default function GoogleCard1({ data = english, onBack, ...callbacks }: GoogleCard1Props) {
  const toast = useToast()
  const share = useShare(toast)
  const {
    onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onShare = ({ title }) => share(title),
    onExplore = ({ title, action }) => toast(interpolate(data.toasts.explore, { title, action })),
  } = callbacks
  const idPrefix = useId()

  return (
    <Page>
      <Header title={data.toolbarTitle} onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-3 material:pt-2 tablet:grid-cols-2">
          {data.items.map((item, index) => {
            const { title, action } = item
            return (
              <Card key={item.id} as="li" className="flex flex-col">
                <div className="relative flex min-h-53 flex-none flex-col justify-end">
                  <Picture
                    src={item.image}
                    alt={item.imageAlt}
                    eager={index < 2}
                    ratio="fill"
                    className="absolute inset-0"
                  />
                  <h2
                    id={`${idPrefix}${item.id}`}
                    className={`relative px-margin pt-20 pb-3.5 text-balance text-title2 text-white [--fade-height:5rem] material:text-[length:calc(var(--text-scale)*1.5rem)]/[1.3333] baseline:font-medium ${photoScrimClass}`}
                  >
                    {title}
                  </h2>
                </div>
                <div className="flex-1 px-margin pt-3.5 material:pt-4">
                  <h3 className="text-headline">{item.subtitle}</h3>
                  <p className="mt-1 text-pretty text-secondary-label text-subhead">{item.description}</p>
                </div>
                <button
                  type="button"
                  aria-labelledby={`${idPrefix}${item.id}`}
                  onClick={() => onSelect(item)}
                  className="pressable absolute! inset-0 rounded-card focus-ring-above"
                />
                <div className="flex items-center gap-2 ps-margin pe-2 pt-3.5 pb-3">
                  <Button
                    variant="soft"
                    size="sm"
                    label={interpolate(data.labels.explore, { title, action })}
                    onClick={() => onExplore(item)}
                    className="relative min-w-0 flex-1"
                  >
                    {action}
                  </Button>
                  <IconButton
                    icon={ShareIcon}
                    label={interpolate(data.labels.share, { title })}
                    onClick={() => onShare(item)}
                    className="relative text-tint material:text-on-surface-variant"
                  />
                </div>
              </Card>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
