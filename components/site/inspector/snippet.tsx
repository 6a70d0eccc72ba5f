import { CopyButton } from './copy-button'

/** A command or code with a copy button. `label` is the accessible name of the button. */
export function Snippet({ text, label }: { text: string; label: string }) {
  return (
    <div className="inspector-field inspector-multiline-field">
      <code dir="ltr">{text}</code>
      <CopyButton text={text} label={label} />
    </div>
  )
}
