'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { type OverlayHandle, useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'
import type english from '@/data/profile/layout1.json'

type Data = typeof english

/** The fields of a post that its buttons use. */
export type Post = Omit<Data['items'][number], 'image' | 'duration'>

/** Messages after a post is pressed, liked, or commented on. */
export type PostToasts = Pick<Data['toasts'], 'item' | 'like' | 'unlike' | 'comment' | 'uncomment'>

/** Callbacks of a post; each replaces the demo's message. */
export type PostCallbacks = {
  /** Called with the post that was pressed. */
  onSelect?: (post: Post) => void
  /** Called when a post is liked or no longer liked. */
  onLike?: (post: Post, isActive: boolean) => void
  /** Called when the comment button of a post is pressed. */
  onComment?: (post: Post, isActive: boolean) => void
}

/** Returns the callbacks of a post; the default of each shows the demo's message. */
export function usePostCallbacks(toasts: PostToasts, callbacks: PostCallbacks): Required<PostCallbacks> {
  const overlays = useOverlays()
  const shown = useRef<OverlayHandle>(undefined)
  // A second tap undoes the first: the new toast replaces the previous one.
  const showToast = (message: string) => {
    void shown.current?.dismiss()
    shown.current = overlays.toast({ message })
  }
  const {
    onSelect = ({ title }) => showToast(interpolate(toasts.item, { title })),
    onLike = (_, isActive) => showToast(isActive ? toasts.like : toasts.unlike),
    onComment = (_, isActive) => showToast(isActive ? toasts.comment : toasts.uncomment),
  } = callbacks
  return { onSelect, onLike, onComment }
}
