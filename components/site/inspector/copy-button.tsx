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
export function CopyButton({ text, label, buttonText = 'Copy' }: CopyButtonProps) {
  const [result, copy] = useCopy()
  const isCopied = result === 'Copied'
  return (
    <>
      <button
        type="button"
        className="inspector-button"
        aria-label={isCopied ? `${label}: ${result}` : label}
        onClick={() => void copy(text)}
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? result : buttonText}
      </button>
      <span role="status" className={result && !isCopied ? 'inspector-error' : 'sh-hidden'}>
        {result && `${label}: ${result}`}
      </span>
    </>
  )
}
