'use client'
import { formatDigits } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import type { CatalogData } from './items'
import { ScreenshotCard, ScreenshotGrid } from './screenshot-grid'
import { sectionTone } from './section-tone'
import { sections } from './sections.generated'

type SubsectionGridProps = {
  /** Key of the section. */
  sectionKey: string
  data: CatalogData
  lang: Lang
  /** Called with the key of the pressed section, instead of opening its page. */
  onSelect?: (sectionKey: string) => void
}

/** The sections that a section such as List Views contains, below a picture that links to one of them. */
export function SubsectionGrid({ sectionKey, data, lang, onSelect }: SubsectionGridProps) {
  const hero = data.sections[sectionKey]?.hero
  return (
    <>
      {hero && (
        <Card
          href="/subitems/swipeToDismiss/"
          onNavigate={onSelect && (() => onSelect('swipeToDismiss'))}
          className="mx-margin mt-2 mb-1 flex min-h-62 flex-none flex-col justify-end material:mt-0 material:rounded-[28px] tablet:min-h-80"
        >
          <Picture src={hero.image} alt={hero.imageAlt} ratio="fill" eager className="absolute inset-0" />
          <span className="relative block bg-linear-to-t from-[#080a14]/80 via-[#080a14]/45 via-50% p-4 pt-32 text-white">
            <span className="block text-subhead">{hero.overline}</span>
            <span className="block text-balance text-title2">{hero.title}</span>
          </span>
        </Card>
      )}
      <ScreenshotGrid>
        {sections[sectionKey]?.subsectionKeys.map((key) => (
          <ScreenshotCard
            key={key}
            picture={sections[key]?.screens.at(-1)?.picture}
            icon={sections[key]?.icon ?? ''}
            tone={sectionTone(key)}
            {...(onSelect ? { onClick: () => onSelect(key) } : { href: sections[key]?.path })}
            title={data.sections[key]?.title}
            subtitle={data.sections[key]?.description}
            end={formatDigits(sections[key]?.count ?? 0, lang)}
          />
        ))}
      </ScreenshotGrid>
    </>
  )
}
