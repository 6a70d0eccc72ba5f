'use client'
import { childrenOf, menu, sectionOf } from '@patternbook/engine/catalogue'
import { digits } from '@patternbook/engine/data/fill'
import { sectionTone } from '../items/section-tone'
import { ShotCard } from '../items/shot-grid'

type PatternRowProps = {
  /** Key of the section. */
  section: string
  words?: { title: string; description: string }
  lang: 'en' | 'ar'
  /** Called with the key when the row is pressed, in place of going to the section's page. */
  onSelect?: (section: string) => void
}

/** What has no entry in the menu: the first page, and the introduction, which opens over it. */
const others: Record<string, { icon: string; path: string; count?: number }> = {
  home: { icon: 'house', path: '/home/' },
  intro: { icon: 'gallery-horizontal-end', path: '/home/?intro=1' },
}

/**
 * The id of the screen that represents a section: its first. For one that leads to others it is the last beneath it, so that no two
 * rows show the same; for what is no pattern there is none.
 */
const pictureOf = (key: string): string | undefined => {
  if (key === 'textViews') return 'textview'
  const shown = childrenOf(key).at(-1)?.variants.at(-1) ?? sectionOf(key)?.variants[0]
  return shown?.ready ? shown.id : undefined
}

/** One pattern of the index: a picture of one of its screens, name, what it is for, number of screens. */
export function PatternRow({ section: key, words, lang, onSelect }: PatternRowProps) {
  const section = sectionOf(key)
  const entry = menu.find((candidate) => candidate.key === key) ?? others[key]
  const path = section?.parent ? `/subitems/${key}/` : entry?.path
  const count = section?.variants.length ?? entry?.count
  return (
    <ShotCard
      screen={pictureOf(key)}
      icon={section?.icon ?? entry?.icon ?? ''}
      tone={sectionTone(key)}
      {...(onSelect ? { onClick: () => onSelect(key) } : { href: path })}
      title={words?.title}
      subtitle={words?.description}
      end={count && digits(count, lang)}
    />
  )
}
