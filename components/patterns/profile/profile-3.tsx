'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Counters } from '@/components/ui/counters'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Slides } from '@/components/ui/slides'
import english from '@/data/profile/layout4.json'
import { PostCard } from './post-card'
import type { PostCallbacks } from './use-post-callbacks'

/** Props of Profile3. */
export type Profile3Props = ScreenProps<typeof english> & PostCallbacks

/** A person whose picture overlaps the top of their card, and their posts with photos in a carousel. */
export default function Profile3({ data = english, onBack, ...callbacks }: Profile3Props) {
  const lang = useLang()

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <div className="mx-auto w-full max-w-160 px-margin pt-3 material:pt-2">
          <div className="relative z-1 mx-auto w-fit">
            <Avatar name={data.avatar} size="2xl" eager className="border-4 border-surface" />
          </div>
          <Card className="-mt-15 p-margin pt-17 text-center">
            <h1 className={`text-balance [--gutter:4rem] ${fittedTitle(data.title, 'title1')}`}>
              {data.title}
            </h1>
            <p className="mx-auto mt-1 max-w-80 text-balance text-label-2 text-subhead">{data.subtitle}</p>
            <Counters
              className="mt-4 border-separator ios:border-t-hair ios:pt-3.5"
              items={[
                { label: data.followers, value: data.valueFollowers },
                { label: data.following, value: data.valueFollowing },
                { label: data.posts, value: data.valuePosts },
              ]}
            />
          </Card>
          <h2 className="py-3 pt-6 text-title2">{data.category}</h2>
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
              {...callbacks}
            />
          ))}
        </Slides>
      </Content>
    </Page>
  )
}
