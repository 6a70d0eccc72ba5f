import { Check, Copy } from 'lucide-react'
import { useCopy } from '../shared/use-copy'

type CopyButtonProps = {
  /** What is copied, or brings it: it may have to be fetched. */
  text: string | (() => Promise<string>)
  /** The whole name of the button, for those who only hear it: what is copied. */
  label: string
  /** The word on it. */
  word?: string
}

/** Copies a text and says so. Where copying is refused it says that instead. */
export function CopyButton({ text, label, word = 'Copy' }: CopyButtonProps) {
  const [result, copy] = useCopy()
  const copied = result === 'Copied'
  return (
    <>
      <button
        type="button"
        className="in-button"
        aria-label={copied ? `${label}: ${result}` : label}
        onClick={() => void copy(text)}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? result : word}
      </button>
      <span role="status" className={result && !copied ? 'in-error' : 'sh-hidden'}>
        {result && `${label}: ${result}`}
      </span>
    </>
  )
}
