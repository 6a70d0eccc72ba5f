'use client'
import { digits } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import type { CatalogueData } from './items'
import { sectionTone } from './section-tone'
import { sections } from './sections.generated'
import { ShotCard, ShotGrid } from './shot-grid'

type HubProps = {
  /** Key of the section. */
  section: string
  data: CatalogueData
  lang: Lang
  /** Called with the key of the pressed section, instead of opening its page. */
  onSelect?: (section: string) => void
}

/** The patterns that share one menu item (list views), below a picture that links to one of them. */
export function Hub({ section: type, data, lang, onSelect }: HubProps) {
  const hero = data.sections[type]?.hero
  return (
    <>
      {hero && (
        <Card
          href="/subitems/swipeToDismiss/"
          onNavigate={onSelect && (() => onSelect('swipeToDismiss'))}
          className="mx-margin mt-2 mb-1 flex min-h-62 flex-none flex-col justify-end material:mt-0 material:rounded-[28px] tablet:min-h-80"
        >
          <Picture name={hero.image} alt={hero.imageAlt} ratio="fill" eager className="absolute inset-0" />
          <span className="relative block bg-linear-to-t from-[#080a14]/80 via-[#080a14]/45 via-50% p-4 pt-32 text-white">
            <span className="block text-subhead">{hero.overline}</span>
            <span className="block text-balance text-title2">{hero.title}</span>
          </span>
        </Card>
      )}
      <ShotGrid>
        {sections[type]?.sections.map((key) => (
          <ShotCard
            key={key}
            picture={sections[key]?.screens.at(-1)?.picture}
            icon={sections[key]?.icon ?? ''}
            tone={sectionTone(key)}
            {...(onSelect ? { onClick: () => onSelect(key) } : { href: sections[key]?.path })}
            title={data.sections[key]?.title}
            subtitle={data.sections[key]?.description}
            end={digits(sections[key]?.count ?? 0, lang)}
          />
        ))}
      </ShotGrid>
    </>
  )
}
