'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
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

/** A feed of posts. Next to the avatar, each has its author, place, time, headline, a few lines, and a photo. */
export default function GoogleCard3({ data = english, onBack, ...callbacks }: GoogleCard3Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content>
        <ul className="tablet:grid tablet:grid-cols-2">
          {items.map((item, index) => (
            <li key={item.id} className="border-separator not-last:border-b-hair">
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable flex size-full gap-3 px-margin pt-3 pb-4 text-start focus-ring-over @max-[14em]/frame:flex-col ios:after:hidden ios:active:bg-pressed"
              >
                <Avatar name={item.avatar} eager={index < 3} />
                <span className="min-w-0 flex-1 wrap-break-word">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="text-headline">{item.avatarTitle}</span>
                    <span className="text-label-2 ios:text-footnote material:text-subhead">{item.time}</span>
                  </span>
                  <span className="block text-label-2 text-subhead">{item.avatarSubtitle}</span>
                  <span className="mt-2 block font-semibold text-body">{item.title}</span>
                  <span className="mt-0.5 block text-pretty text-subhead">{item.description}</span>
                  <Picture
                    name={item.image}
                    alt={item.imageAlt}
                    eager={index < 2}
                    ratio="4/3"
                    className="squircle mt-3 rounded-card"
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
