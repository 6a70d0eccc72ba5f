'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Counters } from '@/components/ui/counters'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import { Quote } from '@/components/ui/symbols/quote'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/profile/layout2.json'
import { ContactButtons, type ContactCallbacks } from './contact-buttons'
import { PostReactions } from './post-reactions'
import { type PostCallbacks, usePostCallbacks } from './use-post-callbacks'

/** Props of Profile1. */
export type Profile1Props = ScreenProps<typeof english> &
  PostCallbacks &
  ContactCallbacks & {
    /** Called with the photo that was pressed. */
    onSelectPhoto?: (photo: (typeof english)['photos'][number]) => void
  }

const cardClass =
  'squircle relative flex h-full flex-col overflow-hidden rounded-card px-4 pt-4 pb-1 bg-[#fbeae0] text-[#5a2408] theme-dark:bg-[#3d2115] theme-dark:text-[#ffdcc8] material:bg-secondary-container material:text-on-secondary-container theme-dark:material:bg-secondary-container theme-dark:material:text-on-secondary-container'

/** A person's name and counters, posts as cards in a carousel, and photos in a grid. */
export default function Profile1({ data = english, onBack, ...callbacks }: Profile1Props) {
  const lang = useContentLang()
  const toast = useToast()
  const { onFollow, onMessage, onSelectPhoto = () => toast(data.toasts.photo), ...postCallbacks } = callbacks
  const { onSelect, ...reactionCallbacks } = usePostCallbacks(data.toasts, postCallbacks)

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content>
        <div className="mx-auto w-full max-w-160">
          <div className="px-margin pt-2">
            <div className="flex items-center gap-4 @max-[16em]/frame:flex-col">
              <Avatar src={data.avatar} size="xl" eager />
              <Counters
                className="min-w-0 flex-1"
                items={[
                  { label: data.posts, value: data.valuePosts },
                  { label: data.followers, value: data.valueFollowers },
                  { label: data.following, value: data.valueFollowing },
                ]}
              />
            </div>
            <h1 className={`mt-3 [--title-inset:3rem] ${fittedTitleClass(data.title, 'title2')}`}>
              {data.title}
            </h1>
            <p className="text-pretty text-secondary-label text-subhead">{data.subtitle}</p>
            <ContactButtons data={data} onFollow={onFollow} onMessage={onMessage} className="mt-3" />
          </div>
          <h2 className="px-margin pt-6 text-title3">{data.category}</h2>
          <Slides
            label={data.labels.slides}
            slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
            className="mt-2.5 flex-none"
            trackClassName="gap-3 ps-margin"
            slideClassName="basis-[min(84%,22rem)] last:me-margin"
            dotsClassName="text-tint"
          >
            {data.items.map((post) => (
              <article key={post.id} className={cardClass}>
                <Quote
                  aria-hidden="true"
                  className="mirror-rtl absolute end-4 top-3.5 size-6 fill-current opacity-30"
                />
                <p className="pe-8 text-footnote material:text-subhead">{post.category}</p>
                <h3 className="mt-1 flex-1 text-pretty text-title2">{post.title}</h3>
                <button
                  type="button"
                  aria-label={post.title}
                  onClick={() => onSelect(post)}
                  className="pressable absolute! inset-0 rounded-card focus-ring-above"
                />
                <div className="-ms-2.5 mt-1 flex flex-wrap material:-ms-3">
                  <PostReactions
                    post={post}
                    lang={lang}
                    className="text-inherit! aria-pressed:text-inherit!"
                    {...reactionCallbacks}
                  />
                </div>
              </article>
            ))}
          </Slides>
          <h2 className="px-margin pt-4 pb-2.5 text-title3">{data.labels.photos}</h2>
          <ul
            aria-label={data.labels.photos}
            className="grid grid-cols-3 gap-0.5 expressive:gap-1 expressive:px-margin"
          >
            {data.photos.map((photo) => (
              <li key={photo.id} className="expressive:overflow-hidden expressive:rounded-[12px]">
                <button
                  type="button"
                  onClick={() => onSelectPhoto(photo)}
                  className="pressable block w-full focus-ring-above"
                >
                  <Picture src={photo.image} alt={photo.imageAlt} ratio="square" sizes="33vw" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Content>
    </Page>
  )
}
