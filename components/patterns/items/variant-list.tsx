import { Badge } from '@/components/ui/badge'
import { sectionTone } from './section-tone'
import type { IndexScreen } from './sections'
import { ShotCard, ShotGrid } from './shot-grid'

/** Props of VariantList. */
export type VariantListProps = {
  /** Key of the section, for the color of its icon. */
  section: string
  /** Icon of the section, for screens without a picture. */
  icon: string
  screens: readonly IndexScreen[]
  /** Titles of screens by ID. A screen without an entry has its English title. */
  titles: Readonly<Record<string, string>>
  /** Descriptions of screens by ID. */
  descriptions: Readonly<Record<string, string>>
  /** Label of a screen that does not exist yet. */
  comingLabel: string
  /** Called with the ID of the screen whose picture is pressed, instead of opening the screen. */
  onSelect?: (id: string) => void
}

/** Pictures of the screens of a pattern. A screen that does not exist yet is not a link. */
export function VariantList({
  section,
  icon,
  screens,
  titles,
  descriptions,
  comingLabel: coming,
  onSelect,
}: VariantListProps) {
  return (
    <ShotGrid large={screens.length < 3}>
      {screens.map(({ id, title, picture }) => (
        <ShotCard
          key={id}
          picture={picture}
          icon={icon}
          tone={sectionTone(section)}
          title={titles[id] ?? title}
          subtitle={descriptions[id]}
          end={picture ? undefined : <Badge>{coming}</Badge>}
          {...(picture && (onSelect ? { onClick: () => onSelect(id) } : { href: `/${id}/` }))}
        />
      ))}
    </ShotGrid>
  )
}
