'use client'
import { ACCENTS, DEFAULTS, frame } from '@/lib/frame'
import { accentSeeds } from '@/lib/frame/accents'
import { useFrame } from '@/lib/frame/use-frame'
import { withBase } from '@/lib/navigation/href'
import { restartScreen } from '../preview/restart-screen'
import { directions, generations, platforms, themes } from './look-segments'
import { formatPercent, languages, SCREEN_STATES, screenStateName, TEXT_SIZES } from './options'
import { setFrameParams } from './set-query-params'

type RadioGroupProps<T> = {
  legend: string
  /** The options. A `color` is shown as a dot in front of the text. */
  options: readonly { value: T; text: string; lang?: string; color?: string }[]
  value: T
  onChange: (value: T) => void
}

function RadioGroup<T extends string | number | undefined>({
  legend,
  options,
  value,
  onChange,
}: RadioGroupProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div>
        {' '}
        {options.map((option) => (
          <label key={option.text} lang={option.lang}>
            <input
              type="radio"
              name={legend}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.color && <span style={{ background: option.color }} />}
            {option.text}
          </label>
        ))}
      </div>{' '}
    </fieldset>
  )
}

/** Platform, version, direction, and theme of the frame as radio buttons, for narrow windows. Wide windows have LookSegments. */
export function LookFields() {
  const { mode, ios, md, dir, resolvedTheme } = useFrame()
  return (
    <>
      <RadioGroup
        legend="Platform"
        options={platforms}
        value={mode}
        onChange={(next) => frame.set({ mode: next })}
      />
      {mode === 'ios' ? (
        <RadioGroup
          legend="iOS version"
          options={generations.ios}
          value={ios}
          onChange={(next) => frame.set({ ios: next })}
        />
      ) : (
        <RadioGroup
          legend="Material version"
          options={generations.md}
          value={md}
          onChange={(next) => frame.set({ md: next })}
        />
      )}
      <RadioGroup
        legend="Direction"
        options={directions}
        value={dir}
        onChange={(next) => frame.set({ dir: next })}
      />
      <RadioGroup
        legend="Theme"
        options={themes}
        value={resolvedTheme}
        onChange={(theme) => frame.set({ theme })}
      />
    </>
  )
}

/** State, text size, and language of the screen as radio buttons. */
export function OptionFields() {
  const { state, text, lang } = useFrame()
  return (
    <>
      <RadioGroup
        legend="State"
        options={SCREEN_STATES.map((value) => ({ value, text: screenStateName(value) }))}
        value={state}
        onChange={(next) => setFrameParams({ state: next })}
      />
      <RadioGroup
        legend="Text size"
        options={TEXT_SIZES.map((value) => ({ value, text: formatPercent(value) }))}
        value={text}
        onChange={(next) => {
          const isDefault = next === DEFAULTS.text
          setFrameParams({ text: isDefault ? undefined : next }, isDefault ? { text: next } : {})
        }}
      />
      <RadioGroup
        legend="Language"
        options={languages}
        value={lang}
        onChange={(next) => frame.set({ lang: next, dir: next === 'ar' ? 'rtl' : 'ltr' })}
      />
    </>
  )
}

/** Button that restarts the screen, as if the screen had just been opened. */
export function RestartButton() {
  return (
    <button type="button" className="sh-button" onClick={restartScreen}>
      Restart screen
    </button>
  )
}

/**
 * Radio buttons for the area that the page fills: the area between the black bars of the status bar and the home indicator, or
 * the whole screen of the device.
 */
export function StatusBarField() {
  const { edge } = useFrame()
  return (
    <RadioGroup
      legend="Status bar"
      options={[
        { value: 0, text: 'Black strip' },
        { value: 1, text: 'Edge to edge' },
      ]}
      value={Number(edge)}
      onChange={(next) => setFrameParams({ edge: next === 1 })}
    />
  )
}

const accents = ACCENTS.map((value) => ({
  value,
  text: value.charAt(0).toUpperCase() + value.slice(1),
  color: accentSeeds[value],
}))

/** The ten accents as radio buttons, and a link to the page where the user can set any other color. */
export function AccentField() {
  const { accent } = useFrame()
  return (
    <>
      <RadioGroup<string>
        legend="Accent"
        options={accents}
        value={accent}
        onChange={(next) => frame.set({ accent: next })}
      />
      <a
        className="sh-link mx-2 my-1 inline-flex min-h-8 items-center"
        href={`${withBase('/tokens/')}?accent=${accent}`}
      >
        Edit accent…
      </a>
    </>
  )
}
