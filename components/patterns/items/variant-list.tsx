import { Badge } from '@/components/ui/badge'
import { sectionTone } from './section-tone'
import type { IndexScreen } from './sections'
import { ShotCard, ShotGrid } from './shot-grid'

/** Props of VariantList. */
export type VariantListProps = {
  /** Key of the section, for the color of its icon. */
  section: string
  /** Icon of the section, where a screen has no picture. */
  icon: string
  screens: readonly IndexScreen[]
  /** Titles by the screen's id, in the language of the screen. */
  titles: Readonly<Record<string, string>>
  /** Word at a screen that is still to come. */
  coming: string
  /** Called with the id when a picture is pressed, in place of going to the screen. */
  onSelect?: (id: string) => void
}

/** The screens of a pattern as pictures. One still to come is no link. */
export function VariantList({ section, icon, screens, titles, coming, onSelect }: VariantListProps) {
  return (
    <ShotGrid large={screens.length < 3}>
      {screens.map(({ id, title, picture }) => (
        <ShotCard
          key={id}
          picture={picture}
          icon={icon}
          tone={sectionTone(section)}
          title={titles[id] ?? title}
          end={picture ? undefined : <Badge>{coming}</Badge>}
          {...(picture && (onSelect ? { onClick: () => onSelect(id) } : { href: `/${id}/` }))}
        />
      ))}
    </ShotGrid>
  )
}
