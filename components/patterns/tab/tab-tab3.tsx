'use client'
import { digits, interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { useLang } from '@/components/ui/content-state'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import { shade } from '@/components/ui/shade'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab3.json'
import { TabPage } from './tab-page'

type Comment = (typeof english)['items'][number]

/** Props of Tab3. */
export type Tab3Props = ScreenProps<typeof english> & {
  /** Called with the comment that the user replies to. */
  onSelect?: (comment: Comment) => void
  /** Called when a comment is liked or no longer liked. */
  onLike?: (comment: Comment, isActive: boolean) => void
  /** Called with the text of the search field whenever it changes. */
  onSearch?: (query: string) => void
}

// Lines between a comment and its replies: down from the avatar of the comment, and a bend to each reply.
const down =
  'before:absolute before:start-[1.2rem] before:top-12 before:-bottom-3 before:border-s-2 before:border-separator'
const bend =
  'ms-12 before:absolute before:-start-[1.8rem] before:-top-3 before:h-7 before:w-5 before:rounded-es-[14px] before:border-s-2 before:border-b-2 before:border-separator'
const next =
  'after:absolute after:-start-[1.8rem] after:top-0 after:-bottom-3 after:border-s-2 after:border-separator'

/** Comments of the first bar: the recipe they discuss, and a thread of bubbles with replies and likes. */
export default function Tab3({ data = english, onBack, onSearch, ...callbacks }: Tab3Props) {
  const lang = useLang()
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onLike = (_, isActive) => toast(isActive ? data.toasts.like : data.toasts.unlike),
  } = callbacks

  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const items = data.items.filter((one) => `${one.title} ${one.description}`.toLowerCase().includes(wanted))
  const search = {
    value: query,
    onChange: (text: string) => {
      setQuery(text)
      onSearch?.(text)
    },
    label: data.labels.search,
    none: items.length === 0 ? interpolate(data.labels.nothing, { query }) : undefined,
  }

  return (
    <TabPage onBack={onBack} data={data} tab="tab3" search={search}>
      <div className="mx-auto w-full max-w-160 flex-none px-margin pt-2">
        <div className="squircle relative isolate flex min-h-42 flex-col justify-end overflow-hidden rounded-card text-white">
          <Picture
            name={data.headerImage}
            alt={data.headerImageAlt}
            eager
            ratio="fill"
            className="absolute! inset-0 -z-1"
          />
          <div className={`px-4 pt-16 pb-3.5 [--fade:4rem] ${shade}`}>
            <h2 className="text-title2">{data.allComments}</h2>
            <p className="text-pretty text-subhead">{data.subtitle}</p>
          </div>
        </div>
        <ul className="mt-4 grid gap-3">
          {items.map((comment, index) => {
            const isReply = comment.depth === 1 && !wanted
            const isAnswered = items[index + 1]?.depth === 1 && !wanted
            return (
              <li
                key={comment.id}
                className={`relative flex items-start gap-2.5 ${isReply ? bend : isAnswered ? down : ''} ${isReply && isAnswered ? next : ''}`}
              >
                <Avatar name={comment.image} size={isReply ? 'sm' : 'md'} eager={index < 3} />
                <button
                  type="button"
                  onClick={() => onSelect(comment)}
                  className={`pressable squircle min-w-0 rounded-[20px] rounded-ss-[6px] px-3.5 py-2 text-start focus-ring-over ios:active:bg-pressed expressive:rounded-[24px] expressive:rounded-ss-[8px] expressive:px-4 expressive:py-3 ${comment.isAuthor ? 'bg-tint-soft material:bg-secondary-container material:text-on-secondary-container material:[--pb-label-2:var(--pb-on-secondary-container)]' : 'bg-surface material:bg-sc expressive:bg-(--cell,var(--pb-sc))'}`}
                >
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    <span className="font-semibold text-subhead">{comment.title}</span>
                    <span className="text-footnote text-label-2 material:text-subhead">
                      {comment.isAuthor ? data.labels.author : comment.time}
                    </span>
                  </span>
                  <span className="block text-pretty text-body">{comment.description}</span>
                </button>
                <ReactionButton
                  kind="like"
                  initial={{ isActive: false, number: comment.likes }}
                  label={(number) =>
                    `${interpolate(data.labels.like, { title: comment.title })}, ${digits(number, lang)}`
                  }
                  onChange={({ isActive }) => onLike(comment, isActive)}
                  className="-mx-1.5 ms-auto! flex-none flex-col gap-0!"
                >
                  {(number) => <span className="text-caption">{digits(number, lang)}</span>}
                </ReactionButton>
              </li>
            )
          })}
        </ul>
      </div>
    </TabPage>
  )
}
