import { Check, Copy } from 'lucide-react'
import { useCopy } from '../shared/use-copy'

type CopyButtonProps = {
  /** The text to copy, or a function that loads it. */
  text: string | (() => Promise<string>)
  /** Accessible name of the button, which says what is copied. */
  label: string
  /** Visible text of the button. */
  buttonText?: string
}

/** A button that copies text and shows whether copying succeeded. */
export function CopyButton({ text, label, buttonText: word = 'Copy' }: CopyButtonProps) {
  const [result, copy] = useCopy()
  const copied = result === 'Copied'
  return (
    <>
      <button
        type="button"
        className="inspector-button"
        aria-label={copied ? `${label}: ${result}` : label}
        onClick={() => void copy(text)}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? result : word}
      </button>
      <span role="status" className={result && !copied ? 'inspector-error' : 'sh-hidden'}>
        {result && `${label}: ${result}`}
      </span>
    </>
  )
}
