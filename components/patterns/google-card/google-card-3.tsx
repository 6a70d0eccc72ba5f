'use client'
import { digits, interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/googleCards/layout4.json'

type Post = (typeof english)['items'][number]

/** Props of GoogleCard3. */
export type GoogleCard3Props = ScreenProps<typeof english> & {
  /** Called with the card that was pressed. */
  onSelect?: (item: Post) => void
  /** Called when a post is liked or no longer liked. */
  onLike?: (item: Post, isActive: boolean) => void
  /** Called when the reply button is turned on or off. */
  onReply?: (item: Post, isActive: boolean) => void
}

/**
 * A feed of posts. Next to the avatar, each has its author, place, time, headline, a few lines, and a photo,
 * with likes and replies below.
 */
export default function GoogleCard3({ data = english, onBack, ...callbacks }: GoogleCard3Props) {
  const lang = useLang()
  const { toolbarTitle, items, toasts, labels } = data
  const toast = useToast()
  const { onLike, onReply, onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content>
        <ul className="tablet:grid tablet:grid-cols-2">
          {items.map((item, index) => (
            <li key={item.id} className="flex flex-col border-separator pb-1 not-last:border-b-hair">
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable flex w-full flex-1 gap-3 px-margin pt-3 text-start focus-ring-over @max-[14em]/frame:flex-col ios:after:hidden ios:active:bg-pressed"
              >
                <Avatar name={item.avatar} eager={index < 3} className="size-12!" />
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
              <div className="flex flex-wrap ps-[calc(var(--pb-margin)+3rem)] @max-[14em]/frame:ps-0">
                <ReactionButton
                  kind="like"
                  initial={{ isActive: false, number: item.likes }}
                  label={(number) => interpolate(labels.likes, { number }, lang)}
                  onChange={({ isActive }) => onLike?.(item, isActive)}
                >
                  {(number) => digits(number, lang)}
                </ReactionButton>
                <ReactionButton
                  kind="comment"
                  initial={{ isActive: false, number: item.replies }}
                  label={(number) => interpolate(labels.replies, { number }, lang)}
                  onChange={({ isActive }) => onReply?.(item, isActive)}
                >
                  {(number) => digits(number, lang)}
                </ReactionButton>
              </div>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
