'use client'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Counters } from '@/components/ui/counters'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/profile/layout3.json'
import { PostCard } from './post-card'
import type { PostCallbacks } from './post-reactions'
import { useShare } from './use-share'

/** Props of Profile2. */
export type Profile2Props = ScreenProps<typeof english> &
  PostCallbacks & {
    /** Called when the share button is pressed. Default: opens the share sheet. */
    onShare?: () => void
  }

/** A person next to their picture, counters, and posts with photos. */
export default function Profile2({ data = english, onBack, onShare, ...callbacks }: Profile2Props) {
  const lang = useLang()
  const share = useShare()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={
          <IconButton icon="share" label={data.labels.share} onClick={onShare ?? (() => share(data.title))} />
        }
      />
      <Content grouped>
        <div className="px-margin pt-3 material:pt-2">
          <Card className="p-margin">
            {/* Very large text in a narrow frame: the text is below the picture, as in rows. */}
            <div className="flex items-center gap-4 @max-[12em]/frame:flex-col @max-[12em]/frame:gap-3 @max-[12em]/frame:text-center">
              <Avatar name={data.avatar} size="xl" eager />
              <div className="min-w-0 [--gutter:4rem]">
                <h1 className={fittedTitle(data.title, 'title2')}>{data.title}</h1>
                <p className="mt-0.5 text-label-2 text-subhead">{data.subtitle}</p>
              </div>
            </div>
            <Counters
              className="mt-4 border-separator ios:border-t-hair ios:pt-3.5"
              items={[
                { label: data.followers, value: data.valueFollowers },
                { label: data.following, value: data.valueFollowing },
                { label: data.posts, value: data.valuePosts },
              ]}
            />
          </Card>
          <h2 className="pt-6 pb-3 text-center text-title2 material:pb-4">{data.category}</h2>
          <div className="grid gap-4 tablet:grid-cols-2 tablet:*:first:col-span-2">
            {data.items.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                toasts={data.toasts}
                lang={lang}
                eager={index < 2}
                {...callbacks}
              />
            ))}
          </div>
        </div>
      </Content>
    </Page>
  )
}
