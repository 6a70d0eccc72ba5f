'use client'
import './components.css'
import { useId, useMemo, useState } from 'react'
import { LiveScreen } from '@/components/site/patterns/live-screen'
import { withBase } from '@/lib/navigation/href'
import { ExampleControls } from './example-controls'
import { type LiveControlName, liveControls, type ScreenExample } from './live-controls'

/**
 * Returns whether a setting without an entry in `defaultOptionIndexes` has the value of the page until the visitor selects an
 * option. All other settings without an entry start with their first option.
 */
const followsPage = (name: LiveControlName) => name === 'theme' || name === 'dir'

/** A screen, live on both platforms, with controls for settings such as theme, direction, and state. */
export function LiveExample({
  registryName,
  path,
  title,
  controls,
  defaultOptionIndexes = {},
}: ScreenExample) {
  const id = useId()
  const [selection, setSelection] = useState(defaultOptionIndexes)
  const overrides = useMemo(
    () =>
      Object.assign(
        {},
        ...controls.flatMap((name) => {
          const index = selection[name] ?? (followsPage(name) ? undefined : 0)
          return index === undefined ? [] : [liveControls[name].options[index]?.overrides]
        }),
      ),
    [controls, selection],
  )
  return (
    <div className="docs-example">
      <ExampleControls namePrefix={id} controls={controls} selection={selection} onChange={setSelection} />
      <div className="docs-live-example">
        {(['ios', 'md'] as const).map((mode) => (
          <LiveScreen
            key={mode}
            registryName={registryName}
            path={path}
            mode={mode}
            overrides={overrides}
            title={`${title}, live on ${mode === 'ios' ? 'iOS' : 'Material'}`}
          />
        ))}
      </div>
      <p className="docs-example-link">
        <a className="sh-link" href={withBase(path)}>
          Open {title}
        </a>
      </p>
    </div>
  )
}
