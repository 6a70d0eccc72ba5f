import type { ReactNode } from 'react'
import { List } from '@/components/ui/list'
import type english from '@/data/list.json'

type PatternGroupsProps = {
  groups: (typeof english)['groups']
  /** The row of a section. */
  children: (key: string) => ReactNode
}

/** The groups of the index; side by side in two columns on frames from 600 px. */
export function PatternGroups({ groups, children }: PatternGroupsProps) {
  return (
    <div className="flex-none tablet:columns-2 tablet:gap-0">
      {groups.map(({ id, title, sections }) => (
        <List key={id} header={title} className="picture-grid break-inside-avoid">
          {sections.map(children)}
        </List>
      ))}
    </div>
  )
}
