'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Shape } from '@/components/ui/shape'
import { Pause } from '@/components/ui/symbols/pause'
import { Play } from '@/components/ui/symbols/play'
import { SkipBack } from '@/components/ui/symbols/skip-back'
import { SkipForward } from '@/components/ui/symbols/skip-forward'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab5.json'
import { TabPage } from './tab-page'
import { COMMENT_POSITIONS, Waveform } from './waveform'

type Comment = (typeof english)['items'][number]

/** Props of Tab5. */
export type Tab5Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (item: Comment) => void
  /** Called when a player control is pressed. */
  onControl?: (control: 'play' | 'pause' | 'previous' | 'next') => void
}

/**
 * A music player: a waveform with the avatars of commenters below it, and the list of comments. In Expressive, the cover has a
 * different shape while the song plays.
 */
export default function Tab5({ data = english, onBack, ...callbacks }: Tab5Props) {
  const { labels, toasts, items } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onControl = (control) => toast(toasts[control]),
  } = callbacks
  const [isPlaying, setPlaying] = useState(false)
  const [currentIndex, setCurrentIndex] = useState(2)

  const selectComment = (comment: Comment, index: number) => {
    setCurrentIndex(index)
    onSelect(comment)
  }
  const togglePlay = () => {
    setPlaying(!isPlaying)
    onControl(isPlaying ? 'pause' : 'play')
  }

  return (
    <TabPage onBack={onBack} data={data} tabName="tab5">
      <div className="mx-auto w-full max-w-160 flex-none px-margin pt-2">
        <Shape
          name={isPlaying ? 'cookie9' : 'square'}
          className="squircle mx-auto w-[min(100%,21rem)] rounded-card shadow-[0_14px_32px_rgb(20_10_30/.25)] expressive:w-[min(100%,17rem)] expressive:rounded-[30%]"
        >
          <Picture
            src={data.headerImage}
            alt={data.headerImageAlt}
            eager
            ratio="4/3"
            className="expressive:aspect-square"
          />
        </Shape>
        <div className="pt-4 text-center">
          <h2 className="text-title2">{data.title}</h2>
          <p className="text-secondary-label text-subhead">{data.artist}</p>
        </div>
        <div className="relative mt-3 h-19">
          <Waveform
            progress={COMMENT_POSITIONS[currentIndex] ?? 0}
            className="absolute inset-x-0 top-0 h-12 w-full"
          />
          {items.slice(0, COMMENT_POSITIONS.length).map((comment, index) => (
            <Avatar
              key={comment.id}
              src={comment.image}
              size="sm"
              className={`absolute! bottom-0 -ms-4 border-2 border-grouped material:border-page ${avatarPositionClasses[index]} ${index === currentIndex ? 'z-1 outline-2 outline-tint' : ''}`}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 pt-1 text-caption text-secondary-label tabular-nums">
          <span>{items[currentIndex]?.time}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-label expressive:order-1 expressive:w-full expressive:gap-2 expressive:button-group">
            <IconButton
              label={labels.previous}
              onClick={() => onControl('previous')}
              className={`${playerControlClass} ${sideControlClass}`}
            >
              <SkipBack aria-hidden="true" className="mirror-rtl size-6 fill-current" />
            </IconButton>
            <IconButton
              label={isPlaying ? labels.pause : labels.play}
              onClick={togglePlay}
              className={`ios:size-14! baseline:size-14! bg-tint-fill text-on-tint ${playerControlClass} expressive:[--flex-grow:1.7] ${isPlaying ? 'expressive:[--shape-radius:20px]' : 'expressive:[--shape-radius:36px]'}`}
            >
              {isPlaying ? (
                <Pause aria-hidden="true" className="size-7 fill-current" />
              ) : (
                <Play aria-hidden="true" className="ms-0.5 size-7 fill-current" />
              )}
            </IconButton>
            <IconButton
              label={labels.next}
              onClick={() => onControl('next')}
              className={`${playerControlClass} ${sideControlClass}`}
            >
              <SkipForward aria-hidden="true" className="mirror-rtl size-6 fill-current" />
            </IconButton>
          </span>
          <span>{data.duration}</span>
        </div>
      </div>
      <List twoColumns header={`${data.allComments} ${data.subtitle}`}>
        {items.map((comment, index) => (
          <Item
            key={comment.id}
            start={<Avatar src={comment.image} />}
            title={comment.title}
            subtitle={comment.description}
            end={
              <span className={`tabular-nums ${index === currentIndex ? 'font-semibold text-tint' : ''}`}>
                {comment.time}
              </span>
            }
            onClick={() => selectComment(comment, index)}
          />
        ))}
      </List>
    </TabPage>
  )
}

// In Expressive, the player controls are a button group: classes for all three buttons, and classes for the two outer buttons.
const playerControlClass = 'expressive:icon-container expressive:w-auto! expressive:[--size:72px]'
const sideControlClass =
  'expressive:bg-secondary-container expressive:text-on-secondary-container expressive:[--shape-radius:36px]'

/** Classes for the positions of the avatars below the waveform. They must match COMMENT_POSITIONS in waveform.tsx. */
const avatarPositionClasses = [
  'start-[6%]',
  'start-[20%]',
  'start-[36%]',
  'start-[52%]',
  'start-[69%]',
  'start-[86%]',
]
