import type { ReactNode } from 'react'
import type english from '@/data/list.json'
import { ShotGrid } from '../items/shot-grid'

type PatternGroupsProps = {
  groups: (typeof english)['groups']
  /** Renders the card of a section. */
  children: (key: string) => ReactNode
}

/** The groups of the index. */
export function PatternGroups({ groups, children }: PatternGroupsProps) {
  return groups.map(({ id, title, sections }) => (
    <ShotGrid key={id} header={title}>
      {sections.map(children)}
    </ShotGrid>
  ))
}
