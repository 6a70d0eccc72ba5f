import type { ComponentType } from 'react'

/** Logos by name of the network. Each screen passes only the logos that it needs, because some paths are long. */
export type SocialLogos = Readonly<
  Record<string, ComponentType<{ title?: string; 'aria-hidden'?: 'true'; className?: string }>>
>

type SocialIconProps = { network: string; logos: SocialLogos; className?: string }

/** The logo of a social network, as decoration next to its name. Renders nothing for a network that is not in `logos`. */
export function SocialIcon({ network, logos, className = 'size-4.5' }: SocialIconProps) {
  const Logo = Object.hasOwn(logos, network) ? logos[network] : undefined
  return Logo ? <Logo title="" aria-hidden="true" className={`flex-none ${className}`} /> : null
}
