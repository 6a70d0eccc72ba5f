'use client'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Counters } from '@/components/ui/counters'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/profile/layout3.json'
import { FilmStripPost } from './film-strip-post'
import type { PostCallbacks } from './use-post-callbacks'

/** Props of Profile2. */
export type Profile2Props = ScreenProps<typeof english> &
  PostCallbacks & {
    /** Called when the share button is pressed. Default: opens the share sheet, or copies the link. */
    onShare?: () => void
  }

/** A photographer's name next to a picture, counters, and posts as the frames of a film strip. */
export default function Profile2({ data = english, onBack, onShare, ...callbacks }: Profile2Props) {
  const lang = useContentLang()
  const share = useShare(useToast())

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={
          <IconButton
            icon={ShareIcon}
            width="wide"
            label={data.labels.share}
            onClick={onShare ?? (() => share(data.title))}
          />
        }
      />
      <Content grouped>
        <div className="px-margin pt-3 material:pt-2">
          <Card className="p-margin">
            {/* With very large text in a narrow frame, the text is below the picture. */}
            <div className="flex items-center gap-4 @max-[12em]/frame:flex-col @max-[12em]/frame:gap-3 @max-[12em]/frame:text-center">
              <Avatar src={data.avatar} size="xl" eager />
              <div className="min-w-0 [--title-inset:4rem]">
                <h1 className={fittedTitleClass(data.title, 'title2')}>{data.title}</h1>
                <p className="mt-0.5 text-secondary-label text-subhead">{data.subtitle}</p>
              </div>
            </div>
            <Counters
              className="mt-4 border-separator ios:border-t-hairline ios:pt-3.5"
              items={[
                { label: data.followers, value: data.valueFollowers },
                { label: data.following, value: data.valueFollowing },
                { label: data.posts, value: data.valuePosts },
              ]}
            />
          </Card>
          <h2 className="pt-5 pb-3 text-title2">{data.category}</h2>
        </div>
        <ul className="relative mx-auto w-full max-w-160 bg-[#171310] theme-dark:bg-[#2b241d] theme-dark:[--hole:#7a6f63] py-2 text-white [--pb-heart:#ff8f9f] [--pb-secondary-label:#e9e2da] [--pb-tint:#9cc4ff] before:absolute before:inset-y-0 before:start-2.5 before:w-3 before:bg-[repeating-linear-gradient(transparent_0_9px,var(--hole,var(--pb-grouped))_9px_19px)] after:absolute after:inset-y-0 after:end-2.5 after:w-3 after:bg-[repeating-linear-gradient(transparent_0_9px,var(--hole,var(--pb-grouped))_9px_19px)]">
          {data.items.map((post, index) => (
            <FilmStripPost
              key={post.id}
              post={post}
              toasts={data.toasts}
              lang={lang}
              eager={index < 2}
              {...callbacks}
            />
          ))}
        </ul>
      </Content>
    </Page>
  )
}
