'use client'
import { fill } from '@patternbook/engine/data/fill'
import { type OverlayHandle, useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'
import { commentText, likeText } from '@/components/ui/like-text'
import { type Reaction, ReactionButton } from '@/components/ui/reaction-button'
import type english from '@/data/profile/layout1.json'

type Data = typeof english

/** A post as its buttons need it. */
export type Post = Omit<Data['items'][number], 'image' | 'duration'>

/** What is said when a post is pressed, liked or commented on. */
export type PostToasts = Pick<Data['toasts'], 'item' | 'like' | 'unlike' | 'comment' | 'uncomment'>

/** What a screen hears of its posts; each replaces the demo's message. */
export type PostCallbacks = {
  /** Called with the post that was pressed. */
  onSelect?: (post: Post) => void
  /** Called when a post is liked or no longer liked. */
  onLike?: (post: Post, isActive: boolean) => void
  /** Called when the comment button of a post is pressed. */
  onComment?: (post: Post, isActive: boolean) => void
}

/** The callbacks of a post, with the demo's messages where none are given. */
export function usePostCallbacks(toasts: PostToasts, callbacks: PostCallbacks): Required<PostCallbacks> {
  const overlays = useOverlays()
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
  return { onSelect, onLike, onComment }
}

type PostReactionsProps = Pick<Required<PostCallbacks>, 'onLike' | 'onComment'> & {
  post: Post
  /** Language the numbers are written in. */
  lang: 'en' | 'ar'
  /** Of each button, e.g. its color. */
  className?: string
}

/** The like and comment buttons of a post, over the target that opens it. */
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
