'use client'
import { fill } from '@patternbook/engine/data/fill'
import { CirclePlay } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { ReactionButton } from '@/components/ui/reaction-button'
import type english from '@/data/listView/swipeToDismiss/layout1.json'

type SwipeToDismiss0Data = typeof english

type PlaylistHeadProps = {
  list: Pick<SwipeToDismiss0Data, 'title' | 'subtitle' | 'duration' | 'labels' | 'toasts'>
  /** Shows a message about a title. */
  onSay: (sentence: string, title: string) => void
}

const off = { isActive: false, number: 0 }

/** Name of a queue on the accent colors, with a large play button and the like, save and share buttons. */
export function PlaylistHead({
  list: { title, subtitle, duration, labels, toasts },
  onSay,
}: PlaylistHeadProps) {
  const named = (label: string) => fill(label, { title })
  return (
    <div className="flex-none px-margin pt-3 material:pt-2">
      <div className="squircle rounded-card bg-grad text-white [--pb-tint:#fff]">
        <div className="flex items-center gap-3 p-3 pb-0">
          <IconButton
            label={named(labels.play)}
            onClick={() => onSay(toasts.play, title)}
            className="size-18! self-start"
          >
            <CirclePlay aria-hidden="true" strokeWidth={1.25} className="size-16" />
          </IconButton>
          <div className="min-w-0 flex-1 pe-2">
            <h1 className="text-balance text-title2">{title}</h1>
            <p className="mt-0.5 text-subhead">{subtitle}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-end px-2 pb-2">
          <p className="me-auto px-3 text-headline tabular-nums">{duration}</p>
          <ReactionButton
            kind="like"
            initial={off}
            label={named(labels.like)}
            onChange={({ isActive }) => onSay(isActive ? toasts.like : toasts.unlike, title)}
            className="text-white!"
          />
          <ReactionButton
            kind="favorite"
            initial={off}
            label={named(labels.favorite)}
            onChange={({ isActive }) => onSay(isActive ? toasts.favorite : toasts.unfavorite, title)}
            className="text-white!"
          />
          <IconButton icon="share" label={named(labels.share)} onClick={() => onSay(toasts.share, title)} />
        </div>
      </div>
    </div>
  )
}
