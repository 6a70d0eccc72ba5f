'use client'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/profile/layout1.json'
import { ContactButtons, type ContactCallbacks } from './contact-buttons'
import { PostReactions } from './post-reactions'
import { type PostCallbacks, usePostCallbacks } from './use-post-callbacks'

/** Props of Profile0. */
export type Profile0Props = ScreenProps<typeof english> & PostCallbacks & ContactCallbacks

// The grooves of a vinyl record, and the highlights on them.
const vinylRecordClass =
  'bg-[conic-gradient(from_20deg,rgb(255_255_255/.2),transparent_12%,transparent_38%,rgb(255_255_255/.12)_50%,transparent_62%,transparent_88%,rgb(255_255_255/.2)),repeating-radial-gradient(#17161b_0_2px,#29272f_3px_4px)]'

/** An artist's picture in the center of a vinyl record, follow and message buttons, and the artist's posts. */
export default function Profile0({ data = english, onBack, ...callbacks }: Profile0Props) {
  const lang = useContentLang()
  const { onFollow, onMessage, ...postCallbacks } = callbacks
  const { onSelect, ...reactionCallbacks } = usePostCallbacks(data.toasts, postCallbacks)

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <div className="mx-auto w-full max-w-160 px-margin">
          <div className="flex flex-col items-center pt-2 text-center">
            <div
              className={`grid aspect-square w-[min(14.5rem,76cqw)] flex-none place-items-center rounded-full shadow-[0_14px_36px_rgb(20_10_30/.3)] ${vinylRecordClass}`}
            >
              <div className="grid size-[60%] place-items-center rounded-full bg-[#C2541E]">
                <Avatar src={data.avatar} size="2xl" eager className="size-[86%]!" />
              </div>
            </div>
            <h1
              className={`mt-4 text-balance [--title-inset:3rem] ${fittedTitleClass(data.title, 'title1')}`}
            >
              {data.title}
            </h1>
            <p className="mt-1 max-w-80 text-balance text-secondary-label text-subhead">{data.subtitle}</p>
            <ContactButtons
              data={data}
              onFollow={onFollow}
              onMessage={onMessage}
              className="mt-4 w-full max-w-88"
            />
          </div>
          <h2 className="pt-6 pb-3 text-title2">{data.category}</h2>
          <ol className="grid gap-2">
            {data.items.map((post) => (
              <Card key={post.id} as="li" className="flex gap-3 p-2">
                <div className="relative size-17 flex-none @max-[16em]/frame:hidden">
                  <Picture src={post.image} ratio="fill" sizes="68px" className="rounded-thumbnail" />
                  <span className="absolute end-1 bottom-1 rounded-[6px] bg-black/75 px-1.5 text-caption text-white tabular-nums">
                    {post.duration}
                  </span>
                </div>
                <div className="min-w-0 flex-1 pt-0.5">
                  <p className="text-secondary-label ios:text-footnote material:text-subhead">
                    {post.category}
                  </p>
                  <h3 className="text-pretty text-headline">{post.title}</h3>
                  <button
                    type="button"
                    aria-label={post.title}
                    onClick={() => onSelect(post)}
                    className="pressable absolute! inset-0 rounded-card focus-ring-above"
                  />
                  <div className="-ms-2 -mb-1.5 flex flex-wrap">
                    <PostReactions
                      post={post}
                      lang={lang}
                      className="gap-1.5! px-2!"
                      {...reactionCallbacks}
                    />
                  </div>
                </div>
              </Card>
            ))}
          </ol>
        </div>
      </Content>
    </Page>
  )
}
