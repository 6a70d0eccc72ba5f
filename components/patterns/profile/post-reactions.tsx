'use client'
import { fill } from '@patternbook/engine/data/fill'
import { type OverlayHandle, useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'
import { commentText, likeText } from '@/components/ui/like-text'
import { type Reaction, ReactionButton } from '@/components/ui/reaction-button'
import type english from '@/data/profile/layout1.json'

type Data = typeof english

/** The fields of a post that its buttons use. */
export type Post = Omit<Data['items'][number], 'image' | 'duration'>

/** Messages after a post is pressed, liked or commented on. */
export type PostToasts = Pick<Data['toasts'], 'item' | 'like' | 'unlike' | 'comment' | 'uncomment'>

/** Callbacks of a post; each replaces the demo's message. */
export type PostCallbacks = {
  /** Called with the post that was pressed. */
  onSelect?: (post: Post) => void
  /** Called when a post is liked or no longer liked. */
  onLike?: (post: Post, isActive: boolean) => void
  /** Called when the comment button of a post is pressed. */
  onComment?: (post: Post, isActive: boolean) => void
}

/** Returns the callbacks of a post; the default of each shows the demo's message. */
export function usePostCallbacks(toasts: PostToasts, callbacks: PostCallbacks): Required<PostCallbacks> {
  const overlays = useOverlays()
  const shown = useRef<OverlayHandle>(undefined)
  // A second tap undoes the first: the new toast replaces the previous one.
  const say = (message: string) => {
    void shown.current?.dismiss()
    shown.current = overlays.toast({ message })
  }
  const {
    onSelect = ({ title }) => say(fill(toasts.item, { title })),
    onLike = (_, isActive) => say(isActive ? toasts.like : toasts.unlike),
    onComment = (_, isActive) => say(isActive ? toasts.comment : toasts.uncomment),
  } = callbacks
  return { onSelect, onLike, onComment }
}

type PostReactionsProps = Pick<Required<PostCallbacks>, 'onLike' | 'onComment'> & {
  post: Post
  /** Language for the numbers. */
  lang: 'en' | 'ar'
  /** Classes of each button, e.g. its color. */
  className?: string
}

/** The like and comment buttons of a post, above the overlay link that opens it. */
export function PostReactions({ post, lang, onLike, onComment, className = '' }: PostReactionsProps) {
  const liked = ({ isActive }: Reaction) => onLike(post, isActive)
  const commented = ({ isActive }: Reaction) => onComment(post, isActive)
  const look = `z-1 ${className}`
  return (
    <>
      <ReactionButton kind="like" initial={post.like} onChange={liked} className={look}>
        {(number) => likeText(post.like.text, number, lang)}
      </ReactionButton>
      <ReactionButton kind="comment" initial={post.comment} onChange={commented} className={look}>
        {(number) => commentText(post.comment.text, number, lang)}
      </ReactionButton>
    </>
  )
}
