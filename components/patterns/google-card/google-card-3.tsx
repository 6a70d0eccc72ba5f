'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
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
  /** Called with the post that was pressed. */
  onSelect?: (item: Post) => void
  /** Called when a post is liked or no longer liked. */
  onLike?: (item: Post, isActive: boolean) => void
  /** Called when the reply button is turned on or off. */
  onReply?: (item: Post, isActive: boolean) => void
}

/** A feed of posts on cards: author, place, and time, then a photo, a headline, and a few lines, with likes and replies below. */
export default function GoogleCard3({ data = english, onBack, ...callbacks }: GoogleCard3Props) {
  const lang = useContentLang()
  const { toolbarTitle, items, toasts, labels } = data
  const toast = useToast()
  const { onLike, onReply, onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-3 px-margin ios:pt-1 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li" className="flex! flex-col pb-1">
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable flex w-full flex-1 flex-col rounded-t-[inherit] pt-3.5 text-start wrap-break-word focus-ring-above ios:after:hidden ios:active:bg-pressed"
              >
                <span className="flex gap-3 px-4 @max-[14em]/frame:flex-col">
                  <Avatar src={item.avatar} eager={index < 3} className="size-11!" />
                  <span className="min-w-0 flex-1 self-center">
                    <span className="block text-headline">{item.avatarTitle}</span>
                    <span className="block text-secondary-label text-subhead">
                      {item.avatarSubtitle} · {item.time}
                    </span>
                  </span>
                </span>
                <Picture
                  src={item.image}
                  alt={item.imageAlt}
                  eager={index < 2}
                  ratio="4/3"
                  className="mt-3.5 w-full"
                />
                <span className="block px-4 pt-3.5">
                  <span className="block text-balance text-title3">{item.title}</span>
                  <span className="mt-1 block text-pretty text-secondary-label text-subhead">
                    {item.description}
                  </span>
                </span>
              </button>
              <div className="flex flex-wrap px-1.5">
                <ReactionButton
                  kind="like"
                  initialReaction={{ isActive: false, number: item.likes }}
                  label={(number) => interpolate(labels.likes, { number }, lang)}
                  onChange={({ isActive }) => onLike?.(item, isActive)}
                >
                  {(number) => formatDigits(number, lang)}
                </ReactionButton>
                <ReactionButton
                  kind="comment"
                  initialReaction={{ isActive: false, number: item.replies }}
                  label={(number) => interpolate(labels.replies, { number }, lang)}
                  onChange={({ isActive }) => onReply?.(item, isActive)}
                >
                  {(number) => formatDigits(number, lang)}
                </ReactionButton>
              </div>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
