import type { ComponentType } from 'react'

/** Logos of social networks by name. Each screen passes only the logos that it shows, because the paths of some logos are long. */
export type SocialMarks = Readonly<
  Record<string, ComponentType<{ title?: string; 'aria-hidden'?: 'true'; className?: string }>>
>

type SocialIconProps = { network: string; marks: SocialMarks; className?: string }

/** The logo of a social network in the text color, as decoration next to its name. Unknown networks have no logo. */
export function SocialIcon({ network, marks, className = 'size-4.5' }: SocialIconProps) {
  const Mark = Object.hasOwn(marks, network) ? marks[network] : undefined
  return Mark ? <Mark title="" aria-hidden="true" className={`flex-none ${className}`} /> : null
}
