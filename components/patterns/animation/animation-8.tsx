'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import english from '@/data/animation/layout9.json'
import { PostReactions } from '../profile/post-reactions'
import { type PostCallbacks, usePostCallbacks } from '../profile/use-post-callbacks'
import { ReplayButton } from './replay-button'

/** Props of Animation8. */
export type Animation8Props = ScreenProps<typeof english> & PostCallbacks

// Blue tiles, 48 px wide, with pale diamonds centered on the left and right edges.
const tilePatternClass =
  'bg-[#eef3fa] bg-[image:conic-gradient(from_45deg_at_50%_36%,#0000_90deg,#1f4f9e_0_180deg,#0000_0),conic-gradient(from_-135deg_at_50%_64%,#0000_90deg,#1f4f9e_0_180deg,#0000_0),radial-gradient(circle_at_0_0,#7fa6dc_12px,#1f4f9e_0_15px,#0000_0),radial-gradient(circle_at_100%_0,#7fa6dc_12px,#1f4f9e_0_15px,#0000_0),radial-gradient(circle_at_0_100%,#7fa6dc_12px,#1f4f9e_0_15px,#0000_0),radial-gradient(circle_at_100%_100%,#7fa6dc_12px,#1f4f9e_0_15px,#0000_0)] bg-size-[48px_48px]'

/** SlideIn Up: a profile with a tile pattern. Its posts slide up, and cover each other when the page scrolls. */
export default function Animation8({ data = english, onBack, ...callbacks }: Animation8Props) {
  const lang = useContentLang()
  const { itemProps, replay } = useEntrance(entrances.slideInUp)
  const { onSelect, ...reactionCallbacks } = usePostCallbacks(data.toasts, callbacks)
  const counters = [
    [data.followers, data.valueFollowers],
    [data.following, data.valueFollowing],
    [data.posts, data.valuePosts],
  ]

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        overPicture
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <div data-hero className={`h-36 flex-none ${tilePatternClass}`} />
        <div className="relative -mt-11 flex-none overflow-y-clip px-margin tablet:px-[12cqw]">
          <Avatar src={data.avatar} size="xl" eager className="border-4 border-grouped" />
          <h1 className={`mt-1 ${fittedTitleClass(data.title, 'title1')}`}>{data.title}</h1>
          <p className="text-secondary-label text-subhead">{data.subtitle}</p>
          <dl className="flex flex-wrap gap-x-4 pt-2">
            {counters.map(([label, value]) => (
              <div key={label} className="flex flex-row-reverse items-baseline gap-1">
                <dt className="text-secondary-label text-subhead">{label}</dt>
                <dd className="text-headline tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <h2 className="sr-only">{data.category}</h2>
          <ul className="pt-4">
            {data.items.map((post, index) => (
              <li
                key={post.id}
                ref={itemProps.ref}
                className={`${itemProps.className} sticky top-[calc(var(--safe-top,0px)+var(--pb-bar-height)+.5rem)] ios:not-first:-mt-8 material:not-first:mt-3`}
              >
                <article className="squircle relative flex flex-col overflow-hidden rounded-card border-separator bg-surface shadow-[0_-4px_18px_rgb(0_0_0/.14)] expressive:shadow-none expressive:outline-2 expressive:outline-grouped theme-dark:border-t-hairline">
                  <div className="p-margin pb-3">
                    <p className="text-secondary-label text-footnote material:text-subhead">
                      {post.category}
                    </p>
                    <h3 className="text-pretty text-title3">
                      <button
                        type="button"
                        onClick={() => onSelect(post)}
                        className="text-start after:absolute after:inset-0 after:rounded-card focus-ring-above"
                      >
                        {post.title}
                      </button>
                    </h3>
                  </div>
                  <Picture src={post.image} alt={post.imageAlt} eager={index === 0} ratio="2/1" />
                  <div className="flex flex-wrap gap-x-1 px-1.5 pt-1 ios:mb-10 material:pb-1">
                    <PostReactions post={post} lang={lang} {...reactionCallbacks} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </div>
      </Content>
    </Page>
  )
}
