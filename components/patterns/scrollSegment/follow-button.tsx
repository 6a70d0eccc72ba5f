'use client'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

type FollowButtonProps = {
  follow: string
  followed: string
  /** Told whether the person is followed now. */
  onChange: (isFollowed: boolean) => void
  size?: 'sm' | 'md'
  className?: string
}

/** Follows a person, and says that it does. */
export function FollowButton({ follow, followed, onChange, size, className }: FollowButtonProps) {
  const [isFollowed, setFollowed] = useState(false)
  const Icon = isFollowed ? Check : Plus
  return (
    <Button
      variant={isFollowed ? 'soft' : 'fill'}
      size={size}
      icon={<Icon aria-hidden="true" className="size-4.5" />}
      onClick={() => {
        setFollowed(!isFollowed)
        onChange(!isFollowed)
      }}
      className={className}
    >
      {isFollowed ? followed : follow}
    </Button>
  )
}
