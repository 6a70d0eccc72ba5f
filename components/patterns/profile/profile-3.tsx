'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Counters } from '@/components/ui/counters'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/profile/layout4.json'
import { PostCard } from './post-card'
import type { PostCallbacks } from './use-post-callbacks'

/** Props of Profile3. */
export type Profile3Props = ScreenProps<typeof english> &
  PostCallbacks & {
    /** Called when the person is followed or no longer followed. */
    onFollow?: (isFollowed: boolean) => void
  }

// The portrait fades into the cover, which has the same yellow as the background of the portrait.
const portraitClass =
  'absolute! inset-y-0 end-0 -z-1 h-full! w-[66%]! [mask-image:linear-gradient(var(--fade-angle),transparent,black_40%)] [--fade-angle:90deg] rtl:[--fade-angle:270deg]'

/** A yellow cover with a portrait, the name, and a Follow button; counters; and the posts with photos in a carousel. */
export default function Profile3({ data = english, onBack, ...callbacks }: Profile3Props) {
  const lang = useContentLang()
  const toast = useToast()
  const [isFollowed, setFollowed] = useState(false)
  const {
    onFollow = (isFollowing) =>
      toast(interpolate(isFollowing ? data.toasts.follow : data.toasts.unfollow, { name: data.title })),
    ...postCallbacks
  } = callbacks
  const toggleFollow = () => {
    setFollowed(!isFollowed)
    onFollow(!isFollowed)
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture onBack={onBack} />
      <Content grouped>
        <div
          data-hero
          className="relative isolate flex min-h-[38cqh] flex-none flex-col justify-end overflow-hidden bg-[#d0b25b] px-margin pt-24 pb-5 text-[#2b2108]"
        >
          <Picture
            src={data.avatar}
            ratio="fill"
            eager
            focalPoint="top"
            sizes="460px"
            className={portraitClass}
          />
          <h1 className={`w-[48%] text-balance [--title-inset:11rem] ${fittedTitleClass(data.title)}`}>
            {data.title}
          </h1>
          <p className="mt-1.5 w-[48%] text-pretty text-subhead">{data.subtitle}</p>
          <Button
            size="sm"
            shape={isFollowed ? 'square' : 'round'}
            onClick={toggleFollow}
            className={`mt-3.5 w-fit min-w-30 ${isFollowed ? 'bg-white/45! text-[#2b2108]!' : 'bg-[#2b2108]! text-white!'}`}
          >
            {isFollowed ? data.followed : data.follow}
          </Button>
        </div>
        <div className="mx-auto w-full max-w-160 px-margin">
          <Counters
            className="mt-4 expressive:[--counter-background:var(--pb-surface-bright)]"
            items={[
              { label: data.followers, value: data.valueFollowers },
              { label: data.following, value: data.valueFollowing },
              { label: data.posts, value: data.valuePosts },
            ]}
          />
          <h2 className="pt-5 pb-3 text-title2">{data.category}</h2>
        </div>
        <Slides
          label={data.labels.slides}
          slideLabel={(number, total) => interpolate(data.labels.slide, { number, total }, lang)}
          className="flex-none"
          trackClassName="gap-3 ps-margin"
          slideClassName="basis-[min(88%,25rem)] last:me-margin"
          dotsClassName="text-tint"
        >
          {data.items.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              toasts={data.toasts}
              lang={lang}
              eager={index === 0}
              {...postCallbacks}
            />
          ))}
        </Slides>
      </Content>
    </Page>
  )
}
