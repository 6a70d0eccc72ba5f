'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { useState } from 'react'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Bookmark } from '@/components/ui/symbols/bookmark'
import { Heart } from '@/components/ui/symbols/heart'
import { useToast } from '@/components/ui/use-toast'

/** Callbacks of LikeSaveShareButtons. Without `onLike` and `onSave`, messages are shown. */
export type LikeSaveShareCallbacks = {
  /** Called when the item is liked or no longer liked. */
  onLike?: (isActive: boolean) => void
  /** Called when the item is saved or no longer saved. */
  onSave?: (isActive: boolean) => void
  /** Called when the share button is pressed. Default: opens the share sheet, or copies the link. */
  onShare?: () => void
}

type LikeSaveShareButtonsProps = LikeSaveShareCallbacks & {
  /** Name of the item that is liked, saved, and shared. */
  title: string
  toasts: Record<'like' | 'unlike' | 'favorite' | 'unfavorite', string>
  labels: Record<'like' | 'favorite' | 'share', string>
}

/** Buttons to like, save, and share an item. */
export function LikeSaveShareButtons({ title, toasts, labels, ...callbacks }: LikeSaveShareButtonsProps) {
  const toast = useToast()
  const share = useShare(toast)
  const [isLiked, setLiked] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const showToast = (message: string) => toast(interpolate(message, { title }))
  const {
    onLike = (isActive) => showToast(isActive ? toasts.like : toasts.unlike),
    onSave = (isActive) => showToast(isActive ? toasts.favorite : toasts.unfavorite),
    onShare = () => share(title),
  } = callbacks
  const iconClass = 'size-5.5 material:size-6 material:stroke-2'

  const toggleLike = () => {
    setLiked(!isLiked)
    onLike(!isLiked)
  }
  const toggleSave = () => {
    setSaved(!isSaved)
    onSave(!isSaved)
  }

  return (
    <>
      <IconButton label={interpolate(labels.like, { title })} pressed={isLiked} onClick={toggleLike}>
        <Heart aria-hidden="true" className={`${iconClass} ${isLiked ? 'fill-current' : ''}`} />
      </IconButton>
      <IconButton label={interpolate(labels.favorite, { title })} pressed={isSaved} onClick={toggleSave}>
        <Bookmark aria-hidden="true" className={`${iconClass} ${isSaved ? 'fill-current' : ''}`} />
      </IconButton>
      <IconButton icon={ShareIcon} label={interpolate(labels.share, { title })} onClick={onShare} />
    </>
  )
}
