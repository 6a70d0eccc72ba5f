'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useContentLang } from '@/components/ui/content-state'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/scrollSegment/layout4.json'
import { CommentCards } from './comment-cards'
import { FollowButton } from './follow-button'
import { Reviews } from './reviews'
import { SwipeableTabsPage } from './swipeable-tabs-page'

/** Props of ScrollSegment3. */
export type ScrollSegment3Props = ScreenProps<typeof english> & {
  /** Called with the picture that was pressed. */
  onSelect?: (item: (typeof english)['page1']['items'][number]) => void
  /** Called with the author of the comment that was pressed. */
  onSelectComment?: (author: string) => void
  /** Called with the review that was pressed. */
  onSelectReview?: (review: (typeof english)['page3']['items'][number]) => void
  /** Called when the message button is pressed. */
  onMessage?: () => void
  /** Called when the person is followed or no longer followed. */
  onFollow?: (isFollowed: boolean) => void
}

/** The platform's tab bar at the bottom, with swipeable pages about a conductor: a profile, comments, and reviews. */
export default function ScrollSegment3({ data = english, onBack, ...callbacks }: ScrollSegment3Props) {
  const lang = useContentLang()
  const { page1, page2, page3, toasts, labels } = data
  const toast = useToast()
  const showToast = (template: string, title: string) => toast(interpolate(template, { title }))
  const {
    onSelect = ({ title }) => showToast(toasts.item, title),
    onSelectComment = (author) => showToast(toasts.comment, author),
    onSelectReview,
    onMessage = () => showToast(toasts.message, page1.title),
    onFollow = (isFollowed) => showToast(isFollowed ? toasts.follow : toasts.unfollow, page1.title),
  } = callbacks

  return (
    <SwipeableTabsPage onBack={onBack} data={data} placement="bar">
      <div>
        <Card className="ios:rounded-[24px] material:rounded-[28px]">
          <Picture src={page1.background} alt={page1.backgroundAlt} eager ratio="fill" className="h-32!" />
          <div className="px-margin pb-margin">
            <Avatar
              src={page1.avatar}
              size="2xl"
              eager
              className="relative -mt-16 border-4 border-surface expressive:-ms-1"
            />
            <h2 className="mt-2 text-title2">{page1.title}</h2>
            <p className="mt-0.5 text-pretty text-secondary-label text-subhead">{page1.subtitle}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button variant="soft" size="sm" onClick={() => onMessage()} className="flex-1">
                {page1.buttonMessage}
              </Button>
              <FollowButton
                followLabel={page1.buttonFollow}
                followedLabel={page1.buttonFollowed}
                size="sm"
                onChange={onFollow}
                className="flex-1"
              />
            </div>
          </div>
        </Card>
        <h2 className="pt-5 pb-3 text-title3">{page1.category}</h2>
        <ul className="grid min-h-[clamp(250px,64cqw,420px)] expressive:min-h-[clamp(250px,100cqh-34rem,420px)] grid-cols-2 grid-rows-[1fr_1fr] gap-2 *:first:row-span-2 ios:gap-1.5">
          {page1.items.map((item) => (
            <Card
              key={item.id}
              as="li"
              className="rounded-thumbnail material:theme-dark:outline material:theme-dark:outline-outline-variant"
            >
              <button
                type="button"
                aria-label={item.title}
                onClick={() => onSelect(item)}
                className="pressable relative flex size-full flex-col justify-end rounded-[inherit] text-white focus-ring-above"
              >
                <Picture src={item.image} alt={item.imageAlt} ratio="fill" className="absolute inset-0" />
                <span className="relative block bg-linear-to-t from-[#080a14]/85 via-[#080a14]/60 via-70% to-transparent px-3 pt-8 pb-2.5 text-start font-medium wrap-break-word text-footnote expressive:text-subhead">
                  {item.title}
                </span>
              </button>
            </Card>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="text-title2">{page2.allComments}</h2>
        <p className="mt-0.5 pb-4 text-secondary-label text-subhead">{page2.subtitle}</p>
        <CommentCards items={page2.items} labels={labels} lang={lang} onOpen={onSelectComment} />
      </div>
      <Reviews
        {...page3}
        starsLabel={labels.stars}
        toastMessage={toasts.review}
        lang={lang}
        onSelect={onSelectReview}
      />
    </SwipeableTabsPage>
  )
}
