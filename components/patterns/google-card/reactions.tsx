import { fill } from '@patternbook/engine/data/fill'
import { IconButton } from '@/components/ui/icon-button'
import { ReactionButton } from '@/components/ui/reaction-button'
import { useToast } from '@/components/ui/use-toast'

type ReactionsProps = {
  /** What is liked, saved and shared. */
  item: { title: string; isLiked: boolean; favorite: boolean }
  toasts: Record<'like' | 'unlike' | 'favorite' | 'unfavorite' | 'share', string>
  labels: Record<'like' | 'favorite' | 'share', string>
}

/** Heart, bookmark and share of a card, in a row. */
export function Reactions({ item: { title, isLiked, favorite }, toasts, labels }: ReactionsProps) {
  const toast = useToast()
  const say = (message: string) => toast(fill(message, { title }))
  return (
    <>
      <ReactionButton
        kind="like"
        initial={{ isActive: isLiked, number: 0 }}
        label={fill(labels.like, { title })}
        onChange={({ isActive }) => say(isActive ? toasts.like : toasts.unlike)}
      />
      <ReactionButton
        kind="favorite"
        initial={{ isActive: favorite, number: 0 }}
        label={fill(labels.favorite, { title })}
        onChange={({ isActive }) => say(isActive ? toasts.favorite : toasts.unfavorite)}
      />
      <IconButton
        icon="share"
        label={fill(labels.share, { title })}
        onClick={() => say(toasts.share)}
        className="text-label-2"
      />
    </>
  )
}
