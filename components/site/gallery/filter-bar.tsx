'use client'
import { Heart } from 'lucide-react'
import { directions, generations, platforms, themes } from '@/components/site/shell/toolbar/look-segments'
import { ToggleButtonGroup } from '@/components/site/shell/toolbar/toggle-button-group'
import { useFrame } from '@/lib/frame/use-frame'
import type { GalleryFilters } from '@/lib/site/gallery/filters'
import { type GalleryOption, INTERACTIONS, type Interaction } from '@/lib/site/gallery/types'
import { setFilters, setLook, useLook } from './gallery-state'

/** Label of each kind of interaction. */
const interactionLabels: Readonly<Record<Interaction, string>> = {
  form: 'Forms',
  list: 'Lists',
  overlay: 'Overlays',
  gesture: 'Gestures',
  media: 'Media',
  navigation: 'Navigation',
}

/** Controls for the platform and theme of the pictures and of the whole site. */
export function LookControls() {
  const { mode, theme } = useLook()
  return (
    <>
      <ToggleButtonGroup
        label="Platform"
        options={platforms}
        value={mode}
        onChange={(next) => setLook({ mode: next })}
      />
      <ToggleButtonGroup
        label="Screen theme"
        options={themes}
        value={theme}
        onChange={(next) => setLook({ theme: next })}
      />
    </>
  )
}

/** Controls for the platform versions and the direction. The pictures do not change, but the screens open with these settings. */
function VersionAndDirectionControls() {
  const { ios, md, dir } = useFrame()
  return (
    <>
      <ToggleButtonGroup
        label="iOS version"
        onlyMode="ios"
        options={generations.ios}
        value={ios}
        onChange={(next) => setLook({ ios: next })}
      />
      <ToggleButtonGroup
        label="Material version"
        onlyMode="md"
        options={generations.md}
        value={md}
        onChange={(next) => setLook({ md: next })}
      />
      <ToggleButtonGroup
        label="Direction"
        options={directions}
        value={dir}
        onChange={(next) => setLook({ dir: next })}
      />
    </>
  )
}

type FilterSelectProps = {
  label: string
  /** Text of the option for no filter. */
  allLabel: string
  value: string
  groups: readonly { title?: string; options: readonly GalleryOption[] }[]
  onChange: (value: string) => void
}

function FilterSelect({ label, allLabel, value, groups, onChange }: FilterSelectProps) {
  const isKnown = groups.some(({ options }) => options.some((option) => option.value === value))
  return (
    <select
      aria-label={label}
      className="gallery-select"
      data-filtering={value ? '' : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{allLabel}</option>
      {value && !isKnown && <option value={value}>{value}</option>}
      {groups.map(({ title, options }) => {
        const optionElements = options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))
        return title ? (
          <optgroup key={title} label={title}>
            {optionElements}
          </optgroup>
        ) : (
          optionElements
        )
      })}
    </select>
  )
}

type FilterBarProps = {
  filters: GalleryFilters
  /** The patterns by group. */
  patternGroups: readonly { title: string; options: readonly GalleryOption[] }[]
  components: readonly GalleryOption[]
  /** Number of favorites on this device. */
  favoriteCount: number
}

/** Controls for the look of the screens and for the filters of the gallery. CSS hides them if scripting is disabled. */
export function FilterBar({ filters, patternGroups, components, favoriteCount }: FilterBarProps) {
  const { interactions } = filters
  const changeFilters = (patch: Partial<GalleryFilters>) => setFilters({ ...filters, ...patch })
  const toggleInteraction = (interaction: Interaction) =>
    changeFilters({
      interactions: interactions.includes(interaction)
        ? interactions.filter((other) => other !== interaction)
        : INTERACTIONS.filter((other) => other === interaction || interactions.includes(other)),
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the filters are not submitted, and the URL contains them
    <div role="group" aria-label="Filters" className="gallery-filter-bar">
      <div className="gallery-looks">
        <div className="gallery-filter-row">
          <LookControls />
          <VersionAndDirectionControls />
        </div>
        <p className="gallery-notice">
          The pictures show iOS 26 and Material 3 Expressive in English and in a left-to-right layout. Screens
          open with your settings.
        </p>
      </div>
      <div className="gallery-filter-row">
        <FilterSelect
          label="Pattern"
          allLabel="All patterns"
          value={filters.patternSlug}
          groups={patternGroups}
          onChange={(patternSlug) => changeFilters({ patternSlug })}
        />
        <FilterSelect
          label="Component"
          allLabel="All components"
          value={filters.componentName}
          groups={[{ options: components }]}
          onChange={(component) => changeFilters({ componentName: component })}
        />
        {INTERACTIONS.map((interaction) => (
          <button
            key={interaction}
            type="button"
            className="gallery-chip"
            aria-pressed={interactions.includes(interaction)}
            onClick={() => toggleInteraction(interaction)}
          >
            {interactionLabels[interaction]}
          </button>
        ))}
        <button
          type="button"
          className="gallery-chip"
          aria-pressed={filters.onlyNew}
          onClick={() => changeFilters({ onlyNew: !filters.onlyNew })}
        >
          New
        </button>
        <button
          type="button"
          className="gallery-chip"
          aria-pressed={filters.onlyFavorites}
          onClick={() => changeFilters({ onlyFavorites: !filters.onlyFavorites })}
        >
          <Heart aria-hidden="true" />
          Favorites
          {favoriteCount > 0 && <span className="gallery-badge">{favoriteCount}</span>}
        </button>
      </div>
    </div>
  )
}
