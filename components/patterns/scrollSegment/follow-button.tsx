'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/symbols/check'
import { Plus } from '@/components/ui/symbols/plus'

type FollowButtonProps = {
  followLabel: string
  followedLabel: string
  /** Called with true when the person is followed, and with false when the person is no longer followed. */
  onChange: (isFollowed: boolean) => void
  size?: 'sm' | 'md'
  className?: string
}

/** A button that follows or unfollows a person. */
export function FollowButton({ followLabel, followedLabel, onChange, size, className }: FollowButtonProps) {
  const [isFollowed, setFollowed] = useState(false)
  const Icon = isFollowed ? Check : Plus
  return (
    <Button
      variant={isFollowed ? 'soft' : 'fill'}
      size={size}
      shape={isFollowed ? 'square' : 'round'}
      icon={<Icon aria-hidden="true" className="size-4.5" />}
      onClick={() => {
        setFollowed(!isFollowed)
        onChange(!isFollowed)
      }}
      className={className}
    >
      {isFollowed ? followedLabel : followLabel}
    </Button>
  )
}
