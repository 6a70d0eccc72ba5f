'use client'
import { digits } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { sectionTone } from '../items/section-tone'
import { sections } from '../items/sections.generated'
import { ShotCard } from '../items/shot-grid'

type PatternRowProps = {
  /** Key of the section. */
  section: string
  texts?: { title: string; description: string }
  lang: Lang
  /** Called with the key of the section when its card is pressed, instead of opening the section's page. */
  onSelect?: (section: string) => void
}

/** A pattern in the index: a picture of one of its screens, name, purpose, and number of screens. */
export function PatternRow({ section: key, texts: words, lang, onSelect }: PatternRowProps) {
  const { icon = '', path, picture, count } = sections[key] ?? {}
  return (
    <ShotCard
      picture={picture}
      icon={icon}
      tone={sectionTone(key)}
      {...(onSelect ? { onClick: () => onSelect(key) } : { href: path })}
      title={words?.title}
      subtitle={words?.description}
      end={count && digits(count, lang)}
    />
  )
}
