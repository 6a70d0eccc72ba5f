'use client'
import { allowEdgeSwipe } from '@patternbook/engine/gesture/allow-edge-swipe'
import { revealFocusedCard } from '@patternbook/engine/gesture/reveal-focused'
import { type ReactNode, useId } from 'react'
import { Link } from '@/components/ui/link'
import { SectionIcon } from '@/components/ui/section-icon'
import { Tile, type Tone } from '@/components/ui/tile'
import { Screenshot } from './screenshot'

type ScreenshotGridProps = {
  /** Heading above the pictures, which is also the accessible name of the list. */
  heading?: string
  /** Shows large pictures, for one or two screens. Two pictures are a carousel, or side by side in wide frames. */
  hasLargePictures?: boolean
  children: ReactNode
}

/** Pictures of screens: large, or in a grid of two columns (more in wide frames, one in narrow frames with large text). */
export function ScreenshotGrid({ heading, hasLargePictures, children }: ScreenshotGridProps) {
  const id = useId()
  const layoutClass = hasLargePictures
    ? '-mx-margin flex [--screenshot-ratio:2/3] snap-x snap-mandatory scroll-px-(--pb-margin) overflow-x-auto px-margin pb-5 [scrollbar-width:none] *:w-[80cqw] *:max-w-md *:flex-none *:snap-start *:only:w-full tablet:mx-auto tablet:max-w-3xl tablet:justify-center tablet:px-0 tablet:*:flex-1'
    : 'mx-auto grid gap-y-5 grid-cols-2 @max-[16em]/frame:grid-cols-1 tablet:grid-cols-3 tablet:has-[>:nth-child(4):last-child]:grid-cols-4'
  return (
    <section className="flex-none px-margin pt-5">
      {heading && (
        <h2 id={id} className="pb-2 text-headline material:text-button material:text-md-primary">
          {heading}
        </h2>
      )}
      <ul
        ref={hasLargePictures ? allowEdgeSwipe : undefined}
        onFocus={revealFocusedCard}
        aria-labelledby={heading ? id : undefined}
        className={`gap-x-3.5 ${layoutClass}`}
      >
        {children}
      </ul>
    </section>
  )
}

type ScreenshotCardProps = {
  /** Name of a screen's picture. Without a picture, the icon is shown. */
  picture?: string
  icon: string
  tone?: Tone
  title?: ReactNode
  subtitle?: string
  /** Number or badge after the title. */
  end?: ReactNode
  /** Target of the link. Without `href` and `onClick`, the card is not interactive. */
  href?: string
  onClick?: () => void
}

const cardClass = 'squircle pressable block w-full rounded-card text-start'

/** The picture of a screen above its name, as a link (`href`) or a button (`onClick`). */
export function ScreenshotCard({
  picture,
  icon,
  tone,
  title,
  subtitle,
  end,
  href,
  onClick,
}: ScreenshotCardProps) {
  const content = (
    <>
      <span className="squircle relative grid aspect-[var(--screenshot-ratio,4/5)] place-items-center overflow-hidden rounded-card bg-fill after:absolute after:inset-0 after:rounded-[inherit] after:shadow-[inset_0_0_0_1px_rgb(128_128_136/.28)]">
        <Tile tone={tone ?? 'plain'}>
          <SectionIcon name={icon} />
        </Tile>
        {picture && <Screenshot name={picture} />}
      </span>
      <span className="flex items-baseline gap-2 px-1 pt-2">
        <span className="min-w-0 flex-1 wrap-break-word text-subhead font-semibold baseline:font-medium">
          {title}
        </span>
        {end && <span className="flex-none text-secondary-label text-subhead tabular-nums">{end}</span>}
      </span>
      {subtitle && (
        <span className="block text-pretty px-1 pt-0.5 text-footnote text-secondary-label">{subtitle}</span>
      )}
    </>
  )
  return (
    <li className="min-w-0">
      {onClick ? (
        <button type="button" onClick={onClick} className={cardClass}>
          {content}
        </button>
      ) : href ? (
        <Link href={href} className={cardClass}>
          {content}
        </Link>
      ) : (
        content
      )}
    </li>
  )
}
