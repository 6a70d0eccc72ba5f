'use client'
import { useState } from 'react'
import { AddIcon } from '@/components/ui/action-icons'
import { CheckIcon } from '@/components/ui/icon'

type FollowButtonProps = {
  /** Accessible name, such as "Follow Rosa Vidal". */
  label: string
  /** Whether the person is followed initially. */
  defaultFollowed: boolean
  onChange: (isFollowed: boolean) => void
}

/**
 * A Follow button in the corner of a portrait: a plus on a dark disc, or, while the person is followed, a checkmark on a white
 * disc (in Material 3 Expressive, a white rounded square).
 */
export function FollowIconButton({ label, defaultFollowed, onChange }: FollowButtonProps) {
  const [isFollowed, setFollowed] = useState(defaultFollowed)
  const toggle = () => {
    setFollowed(!isFollowed)
    onChange(!isFollowed)
  }
  const Icon = isFollowed ? CheckIcon : AddIcon
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFollowed}
      onClick={toggle}
      className="pressable group absolute! end-1 top-1 grid size-target place-items-center rounded-full focus-ring-above ios:after:hidden ios:active:opacity-70"
    >
      <span className="grid size-8 place-items-center rounded-full bg-[rgb(8_10_20/.6)] text-white expressive:press-shape expressive:group-aria-pressed:[--shape-radius:12px] group-aria-pressed:bg-white group-aria-pressed:text-[#1c1c1e]">
        <Icon className="size-5" />
      </span>
    </button>
  )
}
