import { useRef } from 'react'
import type { FrameState } from '@/lib/frame'
import { findRoute, type Route, sections } from '@/lib/site/catalog'
import { useOverflowFade } from '../shared/use-overflow-fade'
import { CopyLinkButton } from '../shell/toolbar/copy-link-button'
import { SearchIconButton } from '../shell/toolbar/search-buttons'
import { AXES, type Axis, type Comparison, limitWidths, toggleAxis, toggleWidth, WIDTHS } from './comparison'

const axisNames: Record<Axis, string> = {
  mode: 'Platforms',
  generation: 'Versions',
  dir: 'Directions',
  theme: 'Themes',
  width: 'Widths',
}
/** Settings that all frames share, with the value and the label of each option. */
const settingSelects: {
  key: 'mode' | 'ios' | 'md' | 'dir' | 'theme'
  label: string
  options: [string, string][]
}[] = [
  {
    key: 'mode',
    label: 'Platform',
    options: [
      ['ios', 'iOS'],
      ['md', 'Material'],
    ],
  },
  {
    key: 'ios',
    label: 'iOS version',
    options: [
      ['26', 'iOS 26'],
      ['18', 'iOS 18'],
    ],
  },
  {
    key: 'md',
    label: 'Material version',
    options: [
      ['expressive', 'Expressive'],
      ['baseline', 'Baseline'],
    ],
  },
  {
    key: 'dir',
    label: 'Direction',
    options: [
      ['ltr', 'LTR'],
      ['rtl', 'RTL'],
    ],
  },
  {
    key: 'theme',
    label: 'Theme',
    options: [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
]

/**
 * Returns whether a setting is hidden: its values are compared, or it is the version of a platform that is neither selected nor
 * compared.
 */
const isSettingHidden = (
  key: (typeof settingSelects)[number]['key'],
  { axes, sharedState }: Comparison,
): boolean => {
  if (key !== 'ios' && key !== 'md') return axes.includes(key)
  return axes.includes('generation') || (!axes.includes('mode') && sharedState.mode !== key)
}

type ComparisonControlsProps = { comparison: Comparison; onChange: (patch: Partial<Comparison>) => void }

/** Controls of the comparison: screen, axes, widths, settings that are not compared, mirroring, Copy link, and search. */
export function ComparisonControls({ comparison, onChange }: ComparisonControlsProps) {
  const { route, axes, widths, areActionsMirrored, sharedState } = comparison
  const scrollRowRef = useRef<HTMLDivElement>(null)
  const isScreenListed = sections.some(({ screens }) =>
    screens.some(({ id, ready }) => ready && id === route.id),
  )
  useOverflowFade(scrollRowRef)
  return (
    <div ref={scrollRowRef} className="sh-scroll-row compare-controls">
      <select
        aria-label="Screen"
        value={route.id}
        onChange={({ target }) => onChange({ route: findRoute(target.value) as Route })}
      >
        {!isScreenListed && <option value={route.id}>{route.title}</option>}
        {sections.map(({ key, title: pattern, screens }) => (
          <optgroup key={key} label={pattern}>
            {screens
              .filter(({ ready }) => ready)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {screens.length > 1 ? `${pattern}: ${title}` : pattern}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is a toolbar */}
      <div role="group" aria-label="Compare" className="sh-segments">
        {AXES.map((axis) => (
          <button
            key={axis}
            type="button"
            aria-pressed={axes.includes(axis)}
            onClick={() => {
              const newAxes = toggleAxis(axes, axis)
              // When platforms are no longer compared and none has been selected, iOS remains.
              const shouldSelectIos = axes.includes('mode') && !newAxes.includes('mode') && !sharedState.mode
              onChange({
                axes: newAxes,
                widths: limitWidths(widths, newAxes),
                ...(shouldSelectIos && { sharedState: { ...sharedState, mode: 'ios' } }),
              })
            }}
          >
            {axisNames[axis]}
          </button>
        ))}
      </div>
      {axes.includes('width') && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="group" aria-label={axes.length > 1 ? 'Two widths' : 'Widths'} className="sh-segments">
          {WIDTHS.map((width) => (
            <button
              key={width}
              type="button"
              aria-label={`${width} pixels`}
              aria-pressed={widths.includes(width)}
              onClick={() => onChange({ widths: toggleWidth(widths, width, axes) })}
            >
              {width}
            </button>
          ))}
        </div>
      )}
      {settingSelects
        .filter(({ key }) => !isSettingHidden(key, comparison))
        .map(({ key, label, options }) => (
          <select
            key={key}
            aria-label={label}
            value={sharedState[key] ?? ''}
            onChange={({ target }) =>
              onChange({
                sharedState: { ...sharedState, [key]: (target.value || undefined) as FrameState[typeof key] },
              })
            }
          >
            <option value="">{label.replace(' version', '')}: auto</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ))}
      <label className="compare-mirror-checkbox">
        <input
          type="checkbox"
          checked={areActionsMirrored}
          onChange={({ target }) => onChange({ areActionsMirrored: target.checked })}
        />
        Mirror taps and scrolling
      </label>
      <CopyLinkButton getUrl={() => location.href} />
      <SearchIconButton />
    </div>
  )
}
