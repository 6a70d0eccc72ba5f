'use client'
import { fill } from '@patternbook/engine/data/fill'
import { type OverlayHandle, useOverlays } from '@patternbook/engine/overlay'
import { useId, useRef } from 'react'
import { Card } from '@/components/ui/card'
import { commentText, likeText } from '@/components/ui/like-text'
import { Picture } from '@/components/ui/picture'
import { type Reaction, ReactionButton } from '@/components/ui/reaction-button'
import type englishProfile1 from '@/data/profile/layout1.json'

type Profile0Data = typeof englishProfile1

type Post = Profile0Data['items'][number]

/** What a screen hears of its posts; each replaces the demo's message. */
export type PostCallbacks = {
  /** Called with the post that was pressed. */
  onSelect?: (post: Post) => void
  /** Called when a post is liked or no longer liked. */
  onLike?: (post: Post, isActive: boolean) => void
  /** Called when the comment button of a post is pressed. */
  onComment?: (post: Post, isActive: boolean) => void
}

type PostCardProps = PostCallbacks & {
  post: Post & { image?: string; imageAlt?: string }
  toasts: Profile0Data['toasts']
  /** Language the numbers are written in. */
  lang: 'en' | 'ar'
  /** Its picture is among the first things seen. */
  eager?: boolean
}

/** A post: picture where it has one, category, headline, and its like and comment buttons. All of it can be tapped. */
export function PostCard({ post, toasts, lang, eager, ...callbacks }: PostCardProps) {
  const overlays = useOverlays()
  const headline = useId()
  const shown = useRef<OverlayHandle>(undefined)
  // A second tap takes back the first: so does its toast.
  const say = (message: string) => {
    void shown.current?.dismiss()
    shown.current = overlays.toast({ message })
  }
  const {
    onSelect = ({ title }) => say(fill(toasts.item, { title })),
    onLike = (_, isActive) => say(isActive ? toasts.like : toasts.unlike),
    onComment = (_, isActive) => say(isActive ? toasts.comment : toasts.uncomment),
  } = callbacks
  const liked = ({ isActive }: Reaction) => onLike(post, isActive)
  const commented = ({ isActive }: Reaction) => onComment(post, isActive)

  return (
    <Card as="article" className="flex h-full flex-col">
      {post.image && <Picture name={post.image} alt={post.imageAlt} eager={eager} ratio="16/9" />}
      <div className="flex-1 px-margin pt-3.5 material:pt-4">
        <p className="text-caption text-tint ios:font-semibold">{post.category}</p>
        <h3 id={headline} className="mt-0.5 text-pretty text-title3">
          {post.title}
        </h3>
      </div>
      <button
        type="button"
        aria-labelledby={headline}
        onClick={() => onSelect(post)}
        className="pressable absolute! inset-0 rounded-card focus-ring-over"
      />
      <div className="flex flex-wrap gap-x-1 px-1.5 py-1 material:px-1 material:pt-0">
        <ReactionButton kind="like" initial={post.like} onChange={liked} className="z-1">
          {(number) => likeText(post.like.text, number, lang)}
        </ReactionButton>
        <ReactionButton kind="comment" initial={post.comment} onChange={commented} className="z-1">
          {(number) => commentText(post.comment.text, number, lang)}
        </ReactionButton>
      </div>
    </Card>
  )
}
