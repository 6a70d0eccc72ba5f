'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Counters } from '@/components/ui/counters'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/scrollSegment/layout1.json'
import { FollowButton } from './follow-button'
import { Goods } from './goods'
import { ScrollSegment } from './scroll-segment'

/** Props of ScrollSegment0. */
export type ScrollSegment0Props = ScreenProps<typeof english> & {
  /** Called with the note or product that was pressed. */
  onSelect?: (item: { title: string }) => void
  /** Called when the message button is pressed. */
  onMessage?: () => void
  /** Called when the person is followed or no longer followed. */
  onFollow?: (isFollowed: boolean) => void
  /** Called with the product when its price is pressed. */
  onBuy?: (item: { title: string; price: string }) => void
}

/** Words at the top: a singer and her notes, and two pages of what she sells. */
export default function ScrollSegment0({ data = english, onBack, ...callbacks }: ScrollSegment0Props) {
  const { page1, page2, page3, toasts, labels } = data
  const toast = useToast()
  const say = (template: string, title: string, price = '') => toast(fill(template, { title, price }))
  const {
    onSelect = ({ title }) => say(toasts.item, title),
    onMessage = () => say(toasts.message, page1.title),
    onFollow = (isFollowed) => say(isFollowed ? toasts.follow : toasts.unfollow, page1.title),
    onBuy = ({ title, price }) => say(toasts.buy, title, price),
  } = callbacks

  return (
    <ScrollSegment onBack={onBack} data={data} place="top">
      <div>
        <Card className="material:rounded-[28px]">
          <div className="bg-grad px-margin pt-6 pb-5 text-center text-white">
            <Avatar name={page1.avatar} size="2xl" eager className="mx-auto outline-3 outline-white/90" />
            <h2 className="mt-3 text-title2">{page1.title}</h2>
            <p className="mx-auto mt-1 max-w-72 text-balance text-subhead">{page1.subtitle}</p>
          </div>
          <div className="p-margin">
            <Counters
              items={[
                { label: page1.followers, value: page1.valueFollowers },
                { label: page1.following, value: page1.valueFollowing },
                { label: page1.posts, value: page1.valuePosts },
              ]}
            />
            <div className="mt-4 flex flex-wrap gap-2 *:flex-1">
              <FollowButton
                follow={page1.buttonFollow}
                followed={page1.buttonFollowed}
                size="sm"
                onChange={onFollow}
              />
              <Button variant="soft" size="sm" onClick={onMessage}>
                {page1.buttonMessage}
              </Button>
            </div>
          </div>
        </Card>
        <ul className="mt-4 grid gap-gap tablet:grid-cols-2">
          {page1.items.map((item) => (
            <Card
              key={item.id}
              as="li"
              className="baseline:border baseline:border-outline-variant baseline:bg-page"
            >
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable block size-full rounded-[inherit] p-margin text-start focus-ring-over ios:after:hidden ios:active:bg-pressed"
              >
                <span className="flex flex-wrap justify-between gap-x-3 text-footnote">
                  <span className="text-label-2">{item.date}</span>
                  <span className="font-semibold text-tint">{item.category}</span>
                </span>
                <span className="mt-1.5 block text-balance text-title3">{item.title}</span>
                <span className="mt-1 block text-pretty text-label-2 text-subhead">{item.description}</span>
              </button>
            </Card>
          ))}
        </ul>
      </div>
      <Goods items={page2.items} onOpen={onSelect} />
      <Goods
        items={page3.items}
        onOpen={onSelect}
        action={({ title, price }) => (
          <Button
            variant="soft"
            size="sm"
            label={fill(labels.buy, { title, price })}
            onClick={() => onBuy({ title, price })}
            className="me-2"
          >
            {page3.button}
          </Button>
        )}
      />
    </ScrollSegment>
  )
}
