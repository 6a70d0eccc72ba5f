'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import { Play } from '@/components/ui/symbols/play'
import type english from '@/data/listView/swipeToDismiss/layout1.json'

type SwipeToDismiss0Data = typeof english

type QueueHeaderProps = {
  queue: Pick<SwipeToDismiss0Data, 'title' | 'subtitle' | 'duration' | 'labels' | 'toasts'>
  /** Picture of the next episode. */
  image: string
  /** Shows a toast in which the title replaces `{title}`. */
  showToast: (message: string, title: string) => void
}

const inactiveReaction = { isActive: false, number: 0 }

/**
 * The large picture of the next episode over a blurred copy of itself, the name of the queue, and buttons that play, like, save,
 * and share the queue.
 */
export function QueueHeader({
  queue: { title, subtitle, duration, labels, toasts },
  image,
  showToast,
}: QueueHeaderProps) {
  const share = useShare((message) => showToast(message, title))
  const formatLabel = (label: string) => interpolate(label, { title })
  return (
    <div className="mx-auto w-full max-w-160 flex-none px-margin pt-3 material:pt-2 material:pb-3">
      <div className="squircle relative isolate overflow-hidden rounded-[28px] px-4 pt-6 pb-3 text-center text-white [--pb-tint:#fff]">
        <Picture
          src={image}
          ratio="fill"
          eager
          // Loads the same file as the picture in front of this one.
          sizes="168px"
          className="absolute! inset-0 -z-1 scale-150 blur-2xl saturate-200 after:absolute after:inset-0 after:bg-[rgb(10_12_24/.55)]"
        />
        <Picture
          src={image}
          ratio="square"
          eager
          sizes="168px"
          className="squircle mx-auto w-42 rounded-[22px] shadow-float"
        />
        <h1 className="mt-4 text-balance text-title2">{title}</h1>
        <p className="mt-0.5 flex flex-wrap justify-center gap-x-2 text-subhead">
          {subtitle}
          <span className="tabular-nums">{duration}</span>
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-center gap-x-2">
          <ReactionButton
            kind="like"
            initialReaction={inactiveReaction}
            label={formatLabel(labels.like)}
            onChange={({ isActive }) => showToast(isActive ? toasts.like : toasts.unlike, title)}
            className="text-white!"
          />
          <ReactionButton
            kind="favorite"
            initialReaction={inactiveReaction}
            label={formatLabel(labels.favorite)}
            onChange={({ isActive }) => showToast(isActive ? toasts.favorite : toasts.unfavorite, title)}
            className="text-white!"
          />
          <IconButton
            label={formatLabel(labels.play)}
            onClick={() => showToast(toasts.play, title)}
            className="size-14! bg-white! text-[#14141c]!"
          >
            <Play aria-hidden="true" className="size-6.5 fill-current" />
          </IconButton>
          <IconButton icon={ShareIcon} label={formatLabel(labels.share)} onClick={() => share(title)} />
        </div>
      </div>
    </div>
  )
}
