'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/profile/layout1.json'

type Profile0Data = typeof english

/** Callbacks of ContactButtons. Each callback replaces a message that is shown by default. */
export type ContactCallbacks = {
  /** Called when the person is followed or no longer followed. */
  onFollow?: (isFollowed: boolean) => void
  /** Called when the message button is pressed. */
  onMessage?: () => void
}

type ContactButtonsProps = ContactCallbacks & {
  data: Pick<Profile0Data, 'title' | 'follow' | 'followed' | 'message'> & {
    toasts: Pick<Profile0Data['toasts'], 'follow' | 'unfollow' | 'message'>
  }
  className?: string
}

const buttonClass =
  'flex-1 expressive:min-h-14 expressive:font-medium! expressive:text-headline expressive:[--pressed-radius:12px]'

/** A Follow button (a rounded rectangle in Material 3 Expressive while the person is followed) and a Message button. */
export function ContactButtons({ data, className = '', ...callbacks }: ContactButtonsProps) {
  const toast = useToast()
  const [isFollowed, setFollowed] = useState(false)
  const name = data.title
  const {
    onFollow = (isFollowing) =>
      toast(interpolate(isFollowing ? data.toasts.follow : data.toasts.unfollow, { name })),
    onMessage = () => toast(interpolate(data.toasts.message, { name })),
  } = callbacks
  const toggleFollow = () => {
    setFollowed(!isFollowed)
    onFollow(!isFollowed)
  }
  return (
    <div className={`flex flex-wrap gap-2 expressive:button-group ${className}`}>
      <Button
        size="sm"
        variant={isFollowed ? 'soft' : 'fill'}
        shape={isFollowed ? 'square' : 'round'}
        onClick={toggleFollow}
        className={`${buttonClass} expressive:[--square-radius:16px]`}
      >
        {isFollowed ? data.followed : data.follow}
      </Button>
      <Button size="sm" variant="soft" onClick={() => onMessage()} className={buttonClass}>
        {data.message}
      </Button>
    </div>
  )
}
