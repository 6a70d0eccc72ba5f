import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How long the answer stands, ms: as long as a toast (spec section 9). */
const ANSWER = 2000

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
  const [answer, setAnswer] = useState<'Copied' | 'Your browser blocked copying'>()

  useEffect(() => {
    if (!answer) return
    const end = setTimeout(() => setAnswer(undefined), ANSWER)
    return () => clearTimeout(end)
  }, [answer])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
      setAnswer('Copied')
    } catch {
      setAnswer('Your browser blocked copying')
    }
  }
  return (
    <>
      <button
        type="button"
        className="in-button"
        aria-label={answer === 'Copied' ? `${label}: ${answer}` : label}
        onClick={copy}
      >
        {answer === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {answer === 'Copied' ? answer : word}
      </button>
      <span role="status" className={answer === 'Your browser blocked copying' ? 'in-error' : 'sh-hidden'}>
        {answer && `${label}: ${answer}`}
      </span>
    </>
  )
}
