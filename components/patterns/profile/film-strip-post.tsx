'use client'
import type { Lang } from '@patternbook/engine/frame'
import { useId } from 'react'
import { Picture } from '@/components/ui/picture'
import { PostReactions } from './post-reactions'
import { type Post, type PostCallbacks, type PostToasts, usePostCallbacks } from './use-post-callbacks'

type FilmStripPostProps = PostCallbacks & {
  post: Post & { image: string; imageAlt?: string }
  toasts: PostToasts
  /** Language for the numbers. */
  lang: Lang
  /** Loads the picture early, for posts in the initial viewport. */
  eager?: boolean
}

/**
 * A post that looks like a picture on a film strip: picture, category, headline, and like and comment buttons. Tapping outside
 * these buttons selects the post.
 */
export function FilmStripPost({ post, toasts, lang, eager, ...callbacks }: FilmStripPostProps) {
  const headlineId = useId()
  const { onSelect, ...reactionCallbacks } = usePostCallbacks(toasts, callbacks)
  return (
    <li className="relative px-8 py-2">
      <Picture src={post.image} alt={post.imageAlt} eager={eager} ratio="3/2" className="rounded-[4px]" />
      <div className="flex flex-wrap items-baseline gap-x-2 pt-2">
        <p className="text-[#ffc062] text-caption">{post.category}</p>
        <h3 id={headlineId} className="text-pretty text-headline">
          {post.title}
        </h3>
      </div>
      <button
        type="button"
        aria-labelledby={headlineId}
        onClick={() => onSelect(post)}
        className="pressable absolute! inset-x-7 inset-y-1 rounded-[8px] focus-ring-above"
      />
      <div className="-mx-2.5 flex flex-wrap gap-x-1 material:-mx-3">
        <PostReactions post={post} lang={lang} {...reactionCallbacks} />
      </div>
    </li>
  )
}
