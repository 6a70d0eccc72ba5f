'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/googleCards/layout1.json'
import { CardActions } from './card-actions'

type Musician = (typeof english)['items'][number]

/** Props of GoogleCard0. */
export type GoogleCard0Props = ScreenProps<typeof english> & {
  /** Called with the person whose card was pressed. */
  onSelect?: (item: Musician) => void
  /** Called when a person is liked or no longer liked. */
  onLike?: (item: Musician, isActive: boolean) => void
  /** Called when a person is saved or no longer saved. */
  onFavorite?: (item: Musician, isActive: boolean) => void
  /** Called with the person whose Share button was pressed. */
  onShare?: (item: Musician) => void
}

/**
 * Musicians on cards: a name, an instrument, and a sentence next to a tall portrait. The portraits are alternately at
 * the end and at the start. In narrow cards, the portrait is above the text.
 */
export default function GoogleCard0({ data = english, onBack, ...callbacks }: GoogleCard0Props) {
  const { toolbarTitle, items, toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onLike,
    onFavorite,
    onShare,
  } = callbacks
  const idPrefix = useId()

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-3 material:pt-2 tablet:grid-cols-2">
          {items.map((item, index) => {
            const { title } = item
            return (
              <Card key={item.id} as="li" className="@container text-body">
                <div
                  className={`flex min-h-54 @max-[12em]:flex-col-reverse ${index % 2 ? 'flex-row-reverse' : ''}`}
                >
                  <div className="flex min-w-0 flex-1 flex-col justify-between">
                    <div className="px-margin pt-4 wrap-break-word">
                      <h2 id={`${idPrefix}${item.id}`} className="text-balance text-title2">
                        {title}
                      </h2>
                      <p className="mt-0.5 font-medium text-subhead">{item.instrument}</p>
                      <p className="mt-1.5 text-pretty text-secondary-label text-subhead">
                        {item.description}
                      </p>
                    </div>
                    <button
                      type="button"
                      aria-labelledby={`${idPrefix}${item.id}`}
                      onClick={() => onSelect(item)}
                      className="pressable absolute! inset-0 z-1 rounded-card focus-ring-above"
                    />
                    <div className="relative z-1 mt-2 mb-2 flex w-fit ps-2 ios:ps-3 ios:pb-1">
                      <CardActions
                        item={item}
                        toasts={toasts}
                        labels={labels}
                        onLike={onLike && ((isActive) => onLike(item, isActive))}
                        onFavorite={onFavorite && ((isActive) => onFavorite(item, isActive))}
                        onShare={onShare && (() => onShare(item))}
                      />
                    </div>
                  </div>
                  <div className="relative w-[46%] flex-none @max-[12em]:h-50 @max-[12em]:w-full">
                    <Picture src={item.image} eager={index < 3} ratio="fill" className="absolute inset-0" />
                  </div>
                </div>
              </Card>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
