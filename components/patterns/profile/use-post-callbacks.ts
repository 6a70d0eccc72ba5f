'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { type OverlayHandle, useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'
import type english from '@/data/profile/layout1.json'

type Profile0Data = typeof english

/** A post without its picture and duration, which only some screens show. */
export type Post = Omit<Profile0Data['items'][number], 'image' | 'duration'>

/** Messages after a post is pressed, liked, or commented on. */
export type PostToasts = Pick<Profile0Data['toasts'], 'item' | 'like' | 'unlike' | 'comment' | 'uncomment'>

/** Callbacks of a post. Each callback replaces a message that is shown by default. */
export type PostCallbacks = {
  /** Called with the post that was pressed. */
  onSelect?: (post: Post) => void
  /** Called when a post is liked or no longer liked. */
  onLike?: (post: Post, isActive: boolean) => void
  /** Called when the comment button of a post is turned on or off. */
  onComment?: (post: Post, isActive: boolean) => void
}

/** Returns all callbacks of a post. A missing callback is replaced by a function that shows a message. */
export function usePostCallbacks(toasts: PostToasts, callbacks: PostCallbacks): Required<PostCallbacks> {
  const overlays = useOverlays()
  const toastRef = useRef<OverlayHandle>(undefined)
  // The new toast replaces the previous one at once: after a like that is undone, the message about the like would be wrong.
  const showToast = (message: string) => {
    void toastRef.current?.dismiss()
    toastRef.current = overlays.toast({ message })
  }
  const {
    onSelect = ({ title }) => showToast(interpolate(toasts.item, { title })),
    onLike = (_, isActive) => showToast(isActive ? toasts.like : toasts.unlike),
    onComment = (_, isActive) => showToast(isActive ? toasts.comment : toasts.uncomment),
  } = callbacks
  return { onSelect, onLike, onComment }
}
