'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { normalizeText } from '@patternbook/engine/data/normalize-text'
import { type ReactNode, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { useContentLang } from '@/components/ui/content-state'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab3.json'
import { TabPage } from './tab-page'

type Comment = (typeof english)['items'][number]

/** Props of Tab3. */
export type Tab3Props = ScreenProps<typeof english> & {
  /** Called with the comment that the user replies to. */
  onReply?: (comment: Comment) => void
  /** Called when a comment is liked or no longer liked. */
  onLike?: (comment: Comment, isActive: boolean) => void
  /** Called with the text of the search field whenever it changes. */
  onSearch?: (query: string) => void
}

/**
 * Comments on a recipe: the first one over a photo of the dish, a question with its answers on one card, and the others on narrow
 * cards. A search shows all matches on full-width cards.
 */
export default function Tab3({ data = english, onBack, onSearch, ...callbacks }: Tab3Props) {
  const lang = useContentLang()
  const toast = useToast()
  const {
    onReply = ({ title }) => toast(interpolate(data.toasts.item, { title })),
    onLike = (_, isActive) => toast(isActive ? data.toasts.like : data.toasts.unlike),
  } = callbacks

  const [query, setQuery] = useState('')
  const normalizedQuery = normalizeText(query)
  const items = data.items.filter((one) =>
    normalizeText(`${one.title} ${one.description}`).includes(normalizedQuery),
  )
  const search = {
    value: query,
    onChange: (text: string) => {
      setQuery(text)
      onSearch?.(text)
    },
    label: data.labels.search,
    noResultsText: items.length === 0 ? interpolate(data.labels.noResults, { query }) : undefined,
  }

  // A question and its answers share a card. In search results, each comment has a card of its own.
  const threads: Comment[][] = []
  for (const comment of items)
    if (comment.depth === 1 && !normalizedQuery) threads.at(-1)?.push(comment)
    else threads.push([comment])

  const renderLikeButton = (comment: Comment, className = '') => (
    <ReactionButton
      kind="like"
      initialReaction={{ isActive: false, number: comment.likes }}
      label={(number) =>
        `${interpolate(data.labels.like, { title: comment.title })}, ${formatDigits(number, lang)}`
      }
      onChange={({ isActive }) => onLike(comment, isActive)}
      className={className}
    >
      {(number) => formatDigits(number, lang)}
    </ReactionButton>
  )
  const renderAuthor = ({ title, time, isAuthor }: Comment) => (
    <span className="block min-w-0 flex-1 text-footnote material:text-subhead">
      <span className="block font-semibold">{title}</span>
      <span className="block opacity-80">{isAuthor ? data.labels.author : time}</span>
    </span>
  )
  const renderText = (comment: Comment, className: string, footer?: ReactNode) => (
    <button
      type="button"
      onClick={() => onReply(comment)}
      className={`pressable flex min-h-target flex-1 flex-col px-4 text-pretty text-start focus-ring-above ios:active:bg-pressed ${className}`}
    >
      {comment.description}
      {footer}
    </button>
  )
  const renderComment = (comment: Comment, className = 'text-body', likeClassName?: string) => (
    <>
      {renderText(comment, `pt-4 ${className}`)}
      <div className="flex items-center gap-2.5 ps-4 pe-1.5 pt-1 pb-1.5">
        <Avatar src={comment.image} size="sm" />
        {renderAuthor(comment)}
        {renderLikeButton(comment, likeClassName)}
      </div>
    </>
  )

  return (
    <TabPage onBack={onBack} data={data} tabName="tab3" search={search}>
      <div className="mx-auto w-full max-w-160 flex-none px-margin pt-2">
        <h2 className="text-title2">{data.allComments}</h2>
        <p className="mb-3 text-pretty text-secondary-label text-subhead">{data.subtitle}</p>
        <ul className="grid gap-3 @min-[18em]/frame:grid-cols-2">
          {threads.map(([first, ...answers], index) => {
            if (!first) return null
            if (index === 0 && !normalizedQuery)
              return (
                <Card
                  key={first.id}
                  as="li"
                  className="isolate col-span-full flex! min-h-82 flex-col text-white"
                >
                  <Picture
                    src={data.headerImage}
                    alt={data.headerImageAlt}
                    eager
                    ratio="fill"
                    className="absolute! inset-0 -z-1"
                  />
                  <div className={`mt-auto pt-12 [--fade-height:4rem] ${photoScrimClass}`}>
                    {renderComment(first, 'text-title1 expressive:text-title2', 'text-white!')}
                  </div>
                </Card>
              )
            if (answers.length === 0 && !normalizedQuery)
              return (
                <Card key={first.id} as="li" className="flex! flex-col">
                  <div className="flex items-center justify-between ps-4 pe-1.5 pt-1.5">
                    <Avatar src={first.image} size="sm" />
                    {renderLikeButton(first)}
                  </div>
                  {renderText(first, 'pb-4 justify-between gap-3', renderAuthor(first))}
                </Card>
              )
            return (
              <Card key={first.id} as="li" className="col-span-full">
                {renderComment(first, answers.length > 0 ? 'text-title3' : undefined)}
                {answers.map((answer) => (
                  <div
                    key={answer.id}
                    className={`squircle ms-4 me-2.5 mb-2.5 overflow-hidden rounded-[20px] ${answer.isAuthor ? 'bg-tint-soft [--pb-secondary-label:var(--pb-label)]' : 'bg-fill'}`}
                  >
                    {renderComment(answer)}
                  </div>
                ))}
              </Card>
            )
          })}
        </ul>
      </div>
    </TabPage>
  )
}
