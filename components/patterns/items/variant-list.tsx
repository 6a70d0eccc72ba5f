import type { Variant } from '@patternbook/engine/catalogue'
import { Badge } from '@/components/ui/badge'
import { sectionTone } from './section-tone'
import { ShotCard, ShotGrid } from './shot-grid'

/** Props of VariantList. */
export type VariantListProps = {
  /** Key of the section, for the color of its icon. */
  section: string
  /** Icon of the section, where a screen has no picture. */
  icon: string
  variants: readonly Pick<Variant, 'id' | 'title' | 'ready'>[]
  /** Titles by the variant's id, in the language of the screen. */
  titles: Readonly<Record<string, string>>
  /** Word at a screen that is still to come. */
  coming: string
  /** Called with the id when a picture is pressed, in place of going to the screen. */
  onSelect?: (id: string) => void
}

/** The screens of a pattern as pictures. One still to come is no link. */
export function VariantList({ section, icon, variants, titles, coming, onSelect }: VariantListProps) {
  return (
    <ShotGrid large={variants.length < 3}>
      {variants.map(({ id, title, ready }) => (
        <ShotCard
          key={id}
          screen={ready ? id : undefined}
          icon={icon}
          tone={sectionTone(section)}
          title={titles[id] ?? title}
          end={ready ? undefined : <Badge>{coming}</Badge>}
          {...(ready && (onSelect ? { onClick: () => onSelect(id) } : { href: `/${id}/` }))}
        />
      ))}
    </ShotGrid>
  )
}
