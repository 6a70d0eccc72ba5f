'use client'
import type { Lang } from '@patternbook/engine/frame'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { PostReactions } from './post-reactions'
import { type Post, type PostCallbacks, type PostToasts, usePostCallbacks } from './use-post-callbacks'

type PostCardProps = PostCallbacks & {
  post: Post & { image?: string; imageAlt?: string }
  toasts: PostToasts
  /** Language for the numbers. */
  lang: Lang
  /** Loads the picture early, for posts in the initial viewport. */
  eager?: boolean
}

/** A post: optional picture, category, headline, and like and comment buttons. Tapping outside these buttons selects the post. */
export function PostCard({ post, toasts, lang, eager, ...callbacks }: PostCardProps) {
  const headlineId = useId()
  const { onSelect, ...reactionCallbacks } = usePostCallbacks(toasts, callbacks)

  return (
    <Card as="article" className="flex h-full flex-col">
      {post.image && <Picture src={post.image} alt={post.imageAlt} eager={eager} ratio="16/9" />}
      <div className="flex-1 px-margin pt-3.5 material:pt-4">
        <p className="text-secondary-label ios:text-footnote material:text-subhead">{post.category}</p>
        <h3 id={headlineId} className="mt-0.5 text-pretty text-title3">
          {post.title}
        </h3>
      </div>
      <button
        type="button"
        aria-labelledby={headlineId}
        onClick={() => onSelect(post)}
        className="pressable absolute! inset-0 rounded-card focus-ring-above"
      />
      <div className="flex flex-wrap gap-x-1 px-1.5 py-1 material:px-1 material:pt-0">
        <PostReactions post={post} lang={lang} {...reactionCallbacks} />
      </div>
    </Card>
  )
}
