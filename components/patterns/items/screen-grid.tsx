import { Badge } from '@/components/ui/badge'
import { ScreenshotCard, ScreenshotGrid } from './screenshot-grid'
import { sectionTone } from './section-tone'
import type { IndexScreen } from './sections'

/** Props of ScreenGrid. */
export type ScreenGridProps = {
  /** Key of the section, for the color behind its icon. */
  sectionKey: string
  /** Icon of the section, for screens without a picture. */
  icon: string
  screens: readonly IndexScreen[]
  /** Titles of screens by ID, in the language of the frame. A screen without an entry has the English title in `screens`. */
  titles: Readonly<Record<string, string>>
  /** Descriptions of screens by ID. */
  descriptions: Readonly<Record<string, string>>
  /** Label of a screen that does not exist yet. */
  comingSoonLabel: string
  /** Called with the ID of the screen whose card is pressed, instead of opening the screen. */
  onSelect?: (id: string) => void
}

/** Pictures of the screens of a pattern. A screen that does not exist yet is not a link. */
export function ScreenGrid({
  sectionKey,
  icon,
  screens,
  titles,
  descriptions,
  comingSoonLabel,
  onSelect,
}: ScreenGridProps) {
  return (
    <ScreenshotGrid hasLargePictures={screens.length < 3}>
      {screens.map(({ id, title, picture }) => (
        <ScreenshotCard
          key={id}
          picture={picture}
          icon={icon}
          tone={sectionTone(sectionKey)}
          title={titles[id] ?? title}
          subtitle={descriptions[id]}
          end={picture ? undefined : <Badge>{comingSoonLabel}</Badge>}
          {...(picture && (onSelect ? { onClick: () => onSelect(id) } : { href: `/${id}/` }))}
        />
      ))}
    </ScreenshotGrid>
  )
}
