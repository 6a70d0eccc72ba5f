import type { ReactNode } from 'react'

/** Colors of a tile. On iOS, the contrast of the white icon with each of them is at least 4.5:1. */
export type Tone = 'clay' | 'teal' | 'violet' | 'blue' | 'rose' | 'green' | 'amber' | 'slate'

const toneClasses: Record<Tone, string> = {
  clay: 'ios-18:bg-[#C2541E] ios-26:bg-[#C55300] expressive:tile-tertiary',
  teal: 'ios-18:bg-[#0B7A75] ios-26:bg-[#008198] expressive:tile-secondary',
  violet: 'ios-18:bg-[#6B45C6] ios-26:bg-[#564ADE] expressive:tile-tertiary',
  blue: 'ios-18:bg-[#0A62DA] ios-26:bg-[#1E6EF4] expressive:tile-primary',
  rose: 'ios-18:bg-[#C0285E] ios-26:bg-[#E7124D] expressive:tile-tertiary',
  green: 'ios-18:bg-[#2E7D32] ios-26:bg-[#008932] expressive:tile-secondary',
  amber: 'ios-18:bg-[#9A5B00] ios-26:bg-[#A16A00] expressive:tile-tertiary',
  slate: 'ios:bg-[#4A5A6E] expressive:tile-secondary',
}
const subtleToneClasses = {
  soft: 'bg-tint-soft text-tint material:text-on-secondary-container',
  plain: 'bg-fill text-secondary-label',
}

/** Props of Tile. */
export type TileProps = {
  children: ReactNode
  /**
   * Color of the background. `soft` (the accent) and `plain` (gray) are subtle. In Baseline, all tones but `plain` look the same.
   */
  tone?: Tone | keyof typeof subtleToneClasses
  /** For settings rows: 29 px on iOS; a 40 px circle in Expressive; 24 px in Baseline (background only for subtle tones). */
  small?: boolean
  /** Makes the tile 60 px wide, for the top of a page. */
  large?: boolean
}

const isSubtleTone = (tone: string): tone is keyof typeof subtleToneClasses => tone in subtleToneClasses

/** An icon on a colored background (in Baseline, a `small` tile has a background only if its tone is subtle). */
export function Tile({ children, tone = 'blue', small, large }: TileProps) {
  const colorClass = isSubtleTone(tone)
    ? subtleToneClasses[tone]
    : `ios:text-white ${toneClasses[tone]} ${small ? 'baseline:text-on-surface-variant' : 'baseline:bg-tint-soft baseline:text-on-secondary-container'}`
  const sizeClass = small
    ? 'ios:size-[29px] ios:rounded-[7px] baseline:size-6 *:size-[18px] baseline:*:size-6 expressive:size-10 expressive:rounded-full expressive:*:size-5.5'
    : large
      ? 'size-15 *:size-8 ios-18:rounded-button ios-26:rounded-[18px] baseline:rounded-[20px] expressive:shape-cookie'
      : 'size-10 *:size-5.5 ios:rounded-thumbnail baseline:rounded-[12px] expressive:rounded-full'
  return (
    <span
      data-tile={small ? undefined : ''}
      className={`squircle grid flex-none place-items-center text-headline text-[length:min(var(--pb-text-headline),1.375rem)] tabular-nums ${sizeClass} ${colorClass}`}
    >
      {children}
    </span>
  )
}
