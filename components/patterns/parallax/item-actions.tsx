'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { useState } from 'react'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Bookmark } from '@/components/ui/symbols/bookmark'
import { Heart } from '@/components/ui/symbols/heart'
import { useToast } from '@/components/ui/use-toast'

/** Callbacks of ItemActions; each replaces the demo's message or the share sheet. */
export type ItemActionCallbacks = {
  /** Called when the item is liked or no longer liked. */
  onLike?: (isActive: boolean) => void
  /** Called when the item is saved or no longer saved. */
  onFavorite?: (isActive: boolean) => void
  /** Called when the share button is pressed. Default: opens the share sheet, or copies the link. */
  onShare?: () => void
}

type ItemActionsProps = ItemActionCallbacks & {
  /** Name of the item that is liked, saved, and shared. */
  title: string
  toasts: Record<'like' | 'unlike' | 'favorite' | 'unfavorite', string>
  labels: Record<'like' | 'favorite' | 'share', string>
}

/** Round buttons to like, save, and share an item. In a header over a picture, or in a `data-over` element, each is on a disc. */
export function ItemActions({ title, toasts, labels, ...callbacks }: ItemActionsProps) {
  const toast = useToast()
  const share = useShare(toast)
  const [liked, setLiked] = useState(false)
  const [saved, setSaved] = useState(false)
  const showToast = (message: string) => toast(interpolate(message, { title }))
  const {
    onLike = (isActive) => showToast(isActive ? toasts.like : toasts.unlike),
    onFavorite = (isActive) => showToast(isActive ? toasts.favorite : toasts.unfavorite),
    onShare = () => share(title),
  } = callbacks
  const icon = 'size-5.5 material:size-6 material:stroke-2'

  const like = () => {
    setLiked(!liked)
    onLike(!liked)
  }
  const save = () => {
    setSaved(!saved)
    onFavorite(!saved)
  }

  return (
    <>
      <IconButton label={interpolate(labels.like, { title })} pressed={liked} onClick={like}>
        <Heart aria-hidden="true" className={`${icon} ${liked ? 'fill-current' : ''}`} />
      </IconButton>
      <IconButton label={interpolate(labels.favorite, { title })} pressed={saved} onClick={save}>
        <Bookmark aria-hidden="true" className={`${icon} ${saved ? 'fill-current' : ''}`} />
      </IconButton>
      <IconButton icon={ShareIcon} label={interpolate(labels.share, { title })} onClick={onShare} />
    </>
  )
}
