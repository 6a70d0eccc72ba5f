import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { ReactionButton } from '@/components/ui/reaction-button'
import { useToast } from '@/components/ui/use-toast'

type CardActionsProps = {
  /** The item that is liked, saved, and shared. Its title replaces `{title}` in `toasts` and `labels`. */
  item: { title: string; isLiked: boolean; favorite: boolean }
  toasts: Record<'like' | 'unlike' | 'favorite' | 'unfavorite', string>
  labels: Record<'like' | 'favorite' | 'share', string>
  /** Called when the item is liked or no longer liked. Default: shows a toast. */
  onLike?: (isActive: boolean) => void
  onFavorite?: (isActive: boolean) => void
  onShare?: () => void
  /** Omits the circles behind the buttons on iOS. */
  hideButtonBackgrounds?: boolean
}

// On iOS, a circle with a diameter of 36 px behind the icon, inside the touch target of 44 px.
const circleClass =
  'relative isolate ios:px-0 ios:before:absolute ios:before:inset-1 ios:before:-z-1 ios:before:rounded-full ios:before:bg-fill'

/** The like, save, and share buttons of a card. */
export function CardActions({
  item: { title, isLiked, favorite },
  toasts,
  labels,
  hideButtonBackgrounds,
  ...callbacks
}: CardActionsProps) {
  const toast = useToast()
  const share = useShare(toast)
  const buttonClass = hideButtonBackgrounds ? '' : circleClass
  const showToast = (message: string) => toast(interpolate(message, { title }))
  const {
    onLike = (isActive) => showToast(isActive ? toasts.like : toasts.unlike),
    onFavorite = (isActive) => showToast(isActive ? toasts.favorite : toasts.unfavorite),
    onShare = () => share(title),
  } = callbacks
  return (
    <>
      <ReactionButton
        kind="like"
        initialReaction={{ isActive: isLiked, number: 0 }}
        label={interpolate(labels.like, { title })}
        onChange={({ isActive }) => onLike(isActive)}
        className={buttonClass}
      />
      <ReactionButton
        kind="favorite"
        initialReaction={{ isActive: favorite, number: 0 }}
        label={interpolate(labels.favorite, { title })}
        onChange={({ isActive }) => onFavorite(isActive)}
        className={buttonClass}
      />
      <IconButton
        icon={ShareIcon}
        label={interpolate(labels.share, { title })}
        onClick={onShare}
        className={`text-secondary-label ${buttonClass}`}
      />
    </>
  )
}
