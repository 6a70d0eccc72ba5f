'use client'
import { useId, useRef } from 'react'
import { Card } from '@/components/ui/card'
import { likeText } from '@/components/ui/like-text'
import { Picture } from '@/components/ui/picture'
import { type Reaction, ReactionButton } from '@/components/ui/reaction-button'
import { digits, fill } from '@/lib/data/fill'
import type { Profile1, ProfilePost } from '@/lib/data/schemas'
import { type OverlayHandle, useOverlays } from '@/lib/overlay/react'

type PostCardProps = {
  post: ProfilePost & { image?: string; imageAlt?: string }
  toasts: Profile1['toasts']
  /** Language the numbers are written in. */
  lang: 'en' | 'ar'
  /** Its picture is among the first things seen. */
  eager?: boolean
}

/** A post: picture where it has one, category, headline, and its like and comment buttons. All of it can be tapped. */
export function PostCard({ post, toasts, lang, eager }: PostCardProps) {
  const overlays = useOverlays()
  const headline = useId()
  const shown = useRef<OverlayHandle>(undefined)
  // A second tap takes back the first: so does its toast.
  const say = (message: string) => {
    void shown.current?.dismiss()
    shown.current = overlays.toast({ message })
  }
  const liked = ({ isActive }: Reaction) => say(isActive ? toasts.like : toasts.unlike)
  const commented = ({ isActive }: Reaction) => say(isActive ? toasts.comment : toasts.uncomment)

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
        onClick={() => say(fill(toasts.item, { title: post.title }))}
        className="pressable absolute! inset-0 rounded-card focus-ring-over"
      />
      <div className="flex flex-wrap gap-x-1 px-1.5 py-1 material:px-1 material:pt-0">
        <ReactionButton kind="like" initial={post.like} onChange={liked} className="z-1">
          {(number) => likeText(post.like.text, number, lang)}
        </ReactionButton>
        <ReactionButton kind="comment" initial={post.comment} onChange={commented} className="z-1">
          {(number) => `${digits(number, lang)} ${post.comment.text}`}
        </ReactionButton>
      </div>
    </Card>
  )
}
