'use client'
import { fill } from '@patternbook/engine/data/fill'
import { MessageCircle } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Counters } from '@/components/ui/counters'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/scrollSegment/layout2.json'
import { FollowButton } from './follow-button'
import { ScrollSegment } from './scroll-segment'
import { Trips } from './trips'

/** Props of ScrollSegment1. */
export type ScrollSegment1Props = ScreenProps<typeof english> & {
  /** Called with the title of the picture or trip that was pressed. */
  onSelect?: (title: string) => void
  /** Called when the message button is pressed. */
  onMessage?: () => void
  /** Called when the person is followed or no longer followed. */
  onFollow?: (isFollowed: boolean) => void
}

/** Words at the foot: a photographer, and two pages of journeys. */
export default function ScrollSegment1({ data = english, onBack, ...callbacks }: ScrollSegment1Props) {
  const { page1, page2, page3, toasts, labels } = data
  const { title } = page1
  const toast = useToast()
  const {
    onSelect = (name) => toast(fill(toasts.item, { title: name })),
    onMessage = () => toast(fill(toasts.message, { title })),
    onFollow = (isFollowed) => toast(fill(isFollowed ? toasts.follow : toasts.unfollow, { title })),
  } = callbacks

  return (
    <ScrollSegment onBack={onBack} data={data} place="bottom">
      <div>
        <Card className="p-margin">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
            <Avatar name={page1.avatar} size="xl" eager className="me-auto" />
            <IconButton
              label={fill(labels.message, { title })}
              onClick={onMessage}
              className="text-tint material:text-on-surface-variant"
            >
              <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-6" />
            </IconButton>
            <FollowButton
              follow={page1.buttonFollow}
              followed={page1.buttonFollowed}
              size="sm"
              onChange={onFollow}
            />
          </div>
          <h2 className="mt-3 text-title2">{title}</h2>
          <p className="text-label-2 text-subhead">{page1.subtitle}</p>
          <p className="mt-2 text-pretty text-body">{page1.description}</p>
          <Counters
            className="mt-4 border-separator ios:border-t-hair ios:pt-3.5"
            items={[
              { label: page1.followers, value: page1.valueFollowers },
              { label: page1.following, value: page1.valueFollowing },
              { label: page1.posts, value: page1.valuePosts },
            ]}
          />
        </Card>
        <ul className="mt-4 grid gap-4 tablet:grid-cols-2 tablet:*:first:col-span-2">
          {page1.items.map((item) => (
            <Card key={item.id} as="li">
              <button
                type="button"
                onClick={() => onSelect(item.title)}
                className="pressable block w-full rounded-[inherit] text-start focus-ring-over"
              >
                <Picture name={item.image} alt={item.imageAlt} ratio="16/9" />
                <span className="block px-margin py-3.5 text-balance text-headline">{item.title}</span>
              </button>
            </Card>
          ))}
        </ul>
      </div>
      <Trips items={page2.items} onOpen={onSelect} />
      <Trips items={page3.items} onOpen={onSelect} reversed />
    </ScrollSegment>
  )
}
