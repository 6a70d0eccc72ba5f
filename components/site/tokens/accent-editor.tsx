import { useEffect, useId, useRef, useState } from 'react'
import { ACCENTS } from '@/lib/frame'
import { accentSeeds } from '@/lib/frame/accents'
import { parseAccent } from '@/lib/site/tokens-export/parse-accent'
import { accentUrlParam } from './accent-url'

type AccentEditorProps = {
  /** The current accent; undefined before hydration. */
  accent: string | undefined
  /** The invalid value of the `accent` parameter in the URL, if there is one. */
  invalidAccent: string | undefined
}

const hexOf = (accent: string): string =>
  accent in accentSeeds ? accentSeeds[accent as keyof typeof accentSeeds] : `#${accent}`

const COLOR_FORMAT_HINT = 'Enter six hex digits, such as ff8800, or one of the names above.'

const errorText = (text: string) =>
  text.trim() === ''
    ? `Enter a color. ${COLOR_FORMAT_HINT}`
    : `“${text.trim()}” is not a color. ${COLOR_FORMAT_HINT}`

/** The ten accents as radio buttons, and fields for any other color. A selected color is put into the URL. */
export function AccentEditor({ accent, invalidAccent }: AccentEditorProps) {
  return (
    <section className="tokens-editor" aria-label="Accent">
      <fieldset className="tokens-accents">
        <legend className="sh-hidden">The ten accents</legend>
        {ACCENTS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="accent"
              value={name}
              checked={invalidAccent === undefined && name === accent}
              onChange={() => accentUrlParam.commit(name)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="12" fill={accentSeeds[name]} />
            </svg>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </label>
        ))}
      </fieldset>
      <ColorForm accent={accent} invalidAccent={invalidAccent} />
    </section>
  )
}

/** The text typed into the hex field, and its error message. Both apply only to this `accent` and `invalidAccent`. */
type Draft = { accent: string | undefined; invalidAccent: string | undefined; text: string; error: string }

/** Two fields for any color: the browser's color picker, and a field for hex digits or the name of an accent. */
function ColorForm({ accent, invalidAccent }: AccentEditorProps) {
  const id = useId()
  const colorInput = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Draft>()
  const currentDraft = draft?.accent === accent && draft?.invalidAccent === invalidAccent ? draft : undefined
  const text = currentDraft?.text ?? invalidAccent ?? (accent ? hexOf(accent) : '')
  const error =
    currentDraft?.error ??
    (invalidAccent === undefined
      ? ''
      : `The URL contains “${invalidAccent}”, which is not a color. ${COLOR_FORMAT_HINT}`)

  // React's onChange listens to the `input` event. The native `change` event fires when the picker is closed.
  useEffect(() => {
    const picker = colorInput.current!
    const commitColor = () => accentUrlParam.commit(picker.value.slice(1))
    picker.addEventListener('change', commitColor)
    return () => picker.removeEventListener('change', commitColor)
  }, [])

  const applyText = () => {
    const color = parseAccent(text)
    if (color) accentUrlParam.commit(color)
    setDraft(color ? undefined : { accent, invalidAccent, text, error: errorText(text) })
  }
  return (
    <form
      className="tokens-color-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        applyText()
      }}
    >
      <label className="tokens-color-input">
        <span>Any color</span>
        <input
          ref={colorInput}
          type="color"
          value={accent ? hexOf(accent) : '#000000'}
          onChange={({ target }) => accentUrlParam.preview(target.value.slice(1))}
        />
      </label>
      <label className="tokens-hex">
        <span>Hex</span>
        <input
          type="text"
          value={text}
          placeholder="#ff8800"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => setDraft({ accent, invalidAccent, text: target.value, error: '' })}
        />
      </label>
      <button type="submit" className="sh-button">
        Show
      </button>
      <p id={`${id}-error`} className="tokens-error" role="alert">
        {error}
      </p>
    </form>
  )
}
