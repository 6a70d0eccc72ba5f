'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/googleCards/layout4.json'

/** Props of GoogleCard3. */
export type GoogleCard3Props = ScreenProps<typeof english> & {
  /** Called with the card that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Posts: author, place, and time, a photo, a headline, and a few lines. */
export default function GoogleCard3({ data = english, onBack, ...callbacks }: GoogleCard3Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-3 material:pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card
              key={item.id}
              as="li"
              className="baseline:border baseline:border-outline-variant baseline:bg-page"
            >
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable block w-full rounded-[inherit] text-start focus-ring-over"
              >
                <span className="flex items-center gap-3 px-margin py-3 material:py-4">
                  <Avatar name={item.avatar} eager={index < 2} />
                  <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                    <span className="min-w-0 flex-[1_1_6em] wrap-break-word">
                      <span className="block text-headline">{item.avatarTitle}</span>
                      <span className="block text-footnote text-label-2 material:text-subhead">
                        {item.avatarSubtitle}
                      </span>
                    </span>
                    <span className="text-footnote text-label-2">{item.time}</span>
                  </span>
                </span>
                <Picture name={item.image} alt={item.imageAlt} eager={index < 1} ratio="3/2" />
                <span className="block px-margin pt-3.5 pb-4.5 material:py-4">
                  <span className="block text-balance text-title3">{item.title}</span>
                  <span className="mt-1 block text-pretty text-label-2 text-subhead">{item.description}</span>
                </span>
              </button>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
