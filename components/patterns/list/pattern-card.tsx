'use client'
import { formatDigits } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { ScreenshotCard } from '../items/screenshot-grid'
import { sectionTone } from '../items/section-tone'
import { sections } from '../items/sections.generated'

type PatternCardProps = {
  /** Key of the section. */
  sectionKey: string
  texts?: { title: string; description: string }
  lang: Lang
  /** Called with the key of the section when its card is pressed, instead of opening the section's page. */
  onSelect?: (sectionKey: string) => void
}

/** A pattern in the index: a picture of one of its screens, name, purpose, and number of screens. */
export function PatternCard({ sectionKey, texts, lang, onSelect }: PatternCardProps) {
  const { icon = '', path, picture, count } = sections[sectionKey] ?? {}
  return (
    <ScreenshotCard
      picture={picture}
      icon={icon}
      tone={sectionTone(sectionKey)}
      {...(onSelect ? { onClick: () => onSelect(sectionKey) } : { href: path })}
      title={texts?.title}
      subtitle={texts?.description}
      end={count && formatDigits(count, lang)}
    />
  )
}
