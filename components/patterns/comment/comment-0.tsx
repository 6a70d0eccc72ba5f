'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { useRef, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import { ArrowUp } from '@/components/ui/symbols/arrow-up'
import { X } from '@/components/ui/symbols/x'
import english from '@/data/comment/layout1.json'
import { Composer } from './composer'
import { useConversation } from './use-conversation'

type Comment = Omit<(typeof english)['items'][number], 'depth' | 'likes'> & {
  depth?: number
  likes?: number
  replyToId?: number
}

/** Props of Comment0. */
export type Comment0Props = ScreenProps<Omit<typeof english, 'items'> & { items: Comment[] }> & {
  /** Called when a comment is liked or no longer liked. */
  onLike?: (comment: Comment, isActive: boolean) => void
  /**
   * Called with the text of a new comment and, for a reply, the id of the answered comment. The app must add the comment to
   * `data.items`, a reply with its `replyToId`. Default: the screen shows the comment.
   */
  onSend?: (text: string, replyToId?: number) => void
}

const isReply = ({ depth, replyToId }: Comment) => Boolean(depth) || replyToId !== undefined

/** Groups comments into threads. A reply belongs to the last thread (`depth`) or to the thread of the comment `replyToId`. */
const threadsOf = (entries: readonly Comment[]): Comment[][] => {
  const threads: Comment[][] = []
  for (const entry of entries) {
    const thread = entry.depth
      ? threads.at(-1)
      : threads.find((comments) => comments.some(({ id }) => id === entry.replyToId))
    if (thread) thread.push(entry)
    else threads.push([entry])
  }
  return threads
}

/** A post and its comments, with the oldest or the newest thread first. Each comment can be liked and answered. */
export default function Comment0({ data = english, onBack, onLike, onSend }: Comment0Props) {
  const { toolbarTitle, allComments, oldest, newest, post, labels } = data
  const lang = useContentLang()
  const fieldRef = useRef<HTMLInputElement>(null)
  const { entries, sendMessage, rowRef } = useConversation<Comment>(data, onSend)
  const [isNewestFirst, setIsNewestFirst] = useState(false)
  const [answeredComment, setAnsweredComment] = useState<Comment>()
  const threads = threadsOf(entries)
  if (isNewestFirst) threads.reverse()

  const startReply = (comment: Comment) => {
    setAnsweredComment(comment)
    fieldRef.current?.focus()
  }
  const submit = (text: string) => {
    if (answeredComment) sendMessage(text, answeredComment.id)
    else sendMessage(text)
    setAnsweredComment(undefined)
  }

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28 pb-28!">
        <div className="mx-auto w-full max-w-160">
          <Card as="article" className="mx-margin mt-2 ios:rounded-group">
            <div className="flex items-center gap-3.5 p-3 @max-[18em]/frame:flex-col @max-[18em]/frame:items-start">
              <Picture
                src={post.image}
                alt={post.imageAlt}
                eager
                ratio="square"
                sizes="88px"
                className="squircle w-22 flex-none rounded-[18px] material:rounded-[12px]"
              />
              <div className="min-w-0 flex-1">
                <h2 className="text-balance text-headline">{post.title}</h2>
                <p className="mt-1.5 flex items-center gap-2">
                  <Avatar src={post.avatar} size="sm" eager />
                  <span className="min-w-0 text-footnote text-secondary-label">
                    <span className="block wrap-break-word font-medium text-label">{post.author}</span>
                    {post.time}
                  </span>
                </p>
              </div>
            </div>
          </Card>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-margin pt-5 ios-26:px-[calc(var(--pb-margin)+1rem)] expressive:px-8">
            <h2 className="text-title3">{allComments}</h2>
            <button
              type="button"
              className="pressable -me-2 flex min-h-target items-center gap-1.5 rounded-pill px-2 text-subhead text-tint material:me-0 material:min-h-8 material:bg-secondary-container material:px-4 material:text-button material:text-on-secondary-container"
              onClick={() => setIsNewestFirst(!isNewestFirst)}
            >
              <ArrowUp
                aria-hidden="true"
                strokeWidth={2}
                className={`size-4 ${isNewestFirst ? 'rotate-180' : ''}`}
              />
              {isNewestFirst ? newest : oldest}
            </button>
          </div>
          <div aria-live="polite">
            <List className="ios:pt-3! material:pt-3!">
              {threads.flat().map((item, index) => (
                <li
                  key={item.id}
                  ref={rowRef}
                  className={`group/item flex gap-3 px-(--row-inset,var(--pb-margin)) pt-3 material:gap-4 ${isReply(item) ? 'ps-10!' : ''}`}
                >
                  <Avatar src={item.image} size={isReply(item) ? 'sm' : 'md'} eager={index < 2} />
                  <div className="min-w-0 flex-1 border-separator ios:border-b-hairline group-last/item:border-transparent">
                    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span className="wrap-break-word text-headline">{item.title}</span>
                      <span className="text-footnote text-secondary-label">{item.time}</span>
                    </p>
                    <p className="mt-0.5 text-pretty wrap-break-word text-body">{item.description}</p>
                    <div className="-ms-2.5 flex flex-wrap material:-ms-3">
                      <ReactionButton
                        kind="like"
                        initialReaction={{ isActive: false, number: item.likes ?? 0 }}
                        label={(number) => interpolate(labels.likes, { title: item.title, number }, lang)}
                        onChange={({ isActive }) => onLike?.(item, isActive)}
                      >
                        {(number) => number > 0 && formatDigits(number, lang)}
                      </ReactionButton>
                      <button
                        type="button"
                        aria-label={interpolate(labels.replyTo, { title: item.title })}
                        onClick={() => startReply(item)}
                        className="pressable focus-ring-above min-h-target min-w-target rounded-pill px-2.5 font-medium text-secondary-label text-subhead material:px-3 material:text-button"
                      >
                        {labels.reply}
                      </button>
                    </div>
                  </div>
                </li>
              ))}
            </List>
          </div>
        </div>
      </Content>
      <Composer ref={fieldRef} data={data} onSend={submit}>
        {answeredComment && (
          <div className="pointer-events-auto mx-auto mb-2 flex w-fit max-w-full items-center rounded-[22px] ps-4 text-subhead ios:text-label ios-26:glass-large material:rounded-[24px] material:bg-secondary-container material:text-on-secondary-container">
            <span role="status" className="min-w-0 wrap-break-word">
              {interpolate(data.replying, { title: answeredComment.title })}
            </span>
            <IconButton label={labels.cancelReply} onClick={() => setAnsweredComment(undefined)}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        )}
      </Composer>
    </Page>
  )
}
