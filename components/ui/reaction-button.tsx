'use client'
import { type ReactNode, useState } from 'react'
import { Bookmark } from './symbols/bookmark'
import { Heart } from './symbols/heart'
import { MessageCircle } from './symbols/message-circle'

const icons = { like: Heart, comment: MessageCircle, favorite: Bookmark }

/** State of a reaction: whether the user has added it, and the number that the button shows. */
export type Reaction = { isActive: boolean; number: number }

type ReactionButtonProps = {
  kind: keyof typeof icons
  /** Initial state. Later changes of this prop have no effect, because the button keeps its own state. */
  initialReaction: Reaction
  /** Returns the text next to the icon for a given number. Without it, `label` must name the button. */
  children?: (number: number) => ReactNode
  /** Accessible name, or a function that returns it for a given number. */
  label?: string | ((number: number) => string)
  onChange?: (reaction: Reaction) => void
  className?: string
}

/**
 * A like, comment, or favorite button: a tap toggles it and changes its number by one, and its icon bounces. An active like
 * button is red; active comment and favorite buttons have the accent color. Touch targets are at least 44 px on iOS and 48 px on
 * Material.
 */
export function ReactionButton({
  kind,
  initialReaction,
  children,
  label,
  onChange,
  className = '',
}: ReactionButtonProps) {
  const [reaction, setReaction] = useState(initialReaction)
  const Icon = icons[kind]
  const toggle = () => {
    const isActive = !reaction.isActive
    const next = { isActive, number: reaction.number + (isActive ? 1 : -1) }
    setReaction(next)
    onChange?.(next)
  }
  return (
    <button
      type="button"
      aria-pressed={reaction.isActive}
      aria-label={typeof label === 'function' ? label(reaction.number) : label}
      onClick={toggle}
      className={`pressable focus-ring-above group flex min-h-target min-w-target items-center justify-center gap-2 rounded-pill px-2.5 font-medium text-secondary-label text-subhead tabular-nums transition-colors motion-duration-150 material:px-3 material:text-button ${kind === 'like' ? 'aria-pressed:text-heart' : 'aria-pressed:text-tint'} ${className}`}
    >
      <Icon
        aria-hidden="true"
        className="size-5.5 flex-none fill-transparent transition-[scale,fill] motion-duration-350 ease-[cubic-bezier(.34,1.9,.5,1)] expressive:ease-(--pb-spring-fast) group-active:scale-80 group-aria-pressed:fill-current material:size-6 material:stroke-2"
      />
      {children?.(reaction.number)}
    </button>
  )
}
