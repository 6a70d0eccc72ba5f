import type { Lang } from '@patternbook/engine/frame'
import { type Reaction, ReactionButton } from '@/components/ui/reaction-button'
import { commentText, likeText } from '@/components/ui/reaction-text'
import type { Post, PostCallbacks } from './use-post-callbacks'

type PostReactionsProps = Pick<Required<PostCallbacks>, 'onLike' | 'onComment'> & {
  post: Post
  /** Language for the numbers. */
  lang: Lang
  /** Classes of each button, e.g. for its color. */
  className?: string
}

/** The like and comment buttons of a post. They are in front of the button that covers the whole post and selects it. */
export function PostReactions({ post, lang, onLike, onComment, className = '' }: PostReactionsProps) {
  const handleLike = ({ isActive }: Reaction) => onLike(post, isActive)
  const handleComment = ({ isActive }: Reaction) => onComment(post, isActive)
  const buttonClass = `z-1 ${className}`
  return (
    <>
      <ReactionButton kind="like" initialReaction={post.like} onChange={handleLike} className={buttonClass}>
        {(number) => likeText(post.like.text, number, lang)}
      </ReactionButton>
      <ReactionButton
        kind="comment"
        initialReaction={post.comment}
        onChange={handleComment}
        className={buttonClass}
      >
        {(number) => commentText(post.comment.text, number, lang)}
      </ReactionButton>
    </>
  )
}
