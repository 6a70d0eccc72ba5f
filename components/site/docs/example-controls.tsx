import { useFrame } from '@/lib/frame/use-frame'
import { type LiveControlName, liveControls, type ScreenExample } from './live-controls'

/** Index of the selected option of each setting. */
export type SelectedOptionIndexes = NonNullable<ScreenExample['defaultOptionIndexes']>

type ExampleControlsProps = {
  /** Prefix of the names of the radio buttons; unique on the page. */
  namePrefix: string
  controls: readonly LiveControlName[]
  selection: SelectedOptionIndexes
  onChange: (selection: SelectedOptionIndexes) => void
}

/** Radio buttons for the settings of a live example. Until a theme or direction is selected, the page's value is checked. */
export function ExampleControls({ namePrefix, controls, selection, onChange }: ExampleControlsProps) {
  const { resolvedTheme, dir } = useFrame()
  const selectedIndexOf = (name: LiveControlName) =>
    selection[name] ??
    Number((name === 'theme' && resolvedTheme === 'dark') || (name === 'dir' && dir === 'rtl'))
  return (
    <div className="docs-controls">
      {controls.map((name) => (
        <fieldset key={name}>
          <legend>{liveControls[name].label}</legend>
          <div>
            {liveControls[name].options.map(({ text }, index) => (
              <label key={text}>
                <input
                  type="radio"
                  name={`${namePrefix} ${name}`}
                  checked={index === selectedIndexOf(name)}
                  onChange={() => onChange({ ...selection, [name]: index })}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
