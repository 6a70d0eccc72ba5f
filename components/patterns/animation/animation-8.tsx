'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Counters } from '@/components/ui/counters'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import english from '@/data/animation/layout9.json'
import { PostCard } from '../profile/post-card'
import type { PostCallbacks } from '../profile/post-reactions'
import { ReplayButton } from './replay-button'

/** Props of Animation8. */
export type Animation8Props = ScreenProps<typeof english> & PostCallbacks

/** SlideIn Up: a profile that stands still; its posts travel up into their places. */
export default function Animation8({ data = english, onBack, ...callbacks }: Animation8Props) {
  const lang = useLang()
  const { row, replay } = useEntrance(entrances.slideInUp)

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <div className="flex-none overflow-y-clip px-margin pt-3 material:pt-2">
          <Card className="p-margin">
            {/* Very large text in a narrow frame: the words stand below the picture, as in rows. */}
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
          <ul className="grid gap-4 tablet:grid-cols-2 tablet:*:first:col-span-2">
            {data.items.map((post, index) => (
              <li key={post.id} {...row}>
                <PostCard post={post} toasts={data.toasts} lang={lang} eager={index === 0} {...callbacks} />
              </li>
            ))}
          </ul>
        </div>
      </Content>
    </Page>
  )
}
