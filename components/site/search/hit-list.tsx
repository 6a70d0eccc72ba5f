import type { Hit, SearchGroup } from '@/lib/site/search/types'
import { HitRow } from './hit-row'

type HitListProps = {
  groups: readonly SearchGroup[]
  /** Index of the active option among the options of all groups. */
  activeIndex: number
  onActiveChange: (optionIndex: number) => void
  onChoose: (hit: Hit, inNewTab: boolean) => void
}

/** Returns the element ID of an option by its index among all results. */
export const optionId = (optionIndex: number) => `se-option-${optionIndex}`

/** Element ID of the list of results. */
export const LIST_ID = 'search-result-list'

/** The listbox of the search field, with the results in groups. */
export function HitList({ groups, activeIndex, onActiveChange, onChoose }: HitListProps) {
  const groupStartIndexes = groups.map((_, groupIndex) =>
    groups.slice(0, groupIndex).reduce((sum, { hits }) => sum + hits.length, 0),
  )
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label="Results"
      className="search-result-list"
      // Keeps the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, groupIndex) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is a group of options
        <div key={group.id} role="group" aria-labelledby={`se-group-${group.id}`}>
          <div id={`se-group-${group.id}`} role="presentation" className="search-group-title">
            {group.title}
          </div>
          {group.hits.map((hit, index) => {
            const optionIndex = (groupStartIndexes[groupIndex] ?? 0) + index
            return (
              <HitRow
                key={hit.entry.id}
                id={optionId(optionIndex)}
                hit={hit}
                isActive={optionIndex === activeIndex}
                onActiveChange={() => onActiveChange(optionIndex)}
                onChoose={(inNewTab) => onChoose(hit, inNewTab)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
