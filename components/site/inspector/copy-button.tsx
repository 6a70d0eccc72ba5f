import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How long the confirmation is shown, ms: as long as a toast (spec section 9). */
const ANSWER = 2000

type CopyButtonProps = {
  /** The text, or a function that fetches it. */
  text: string | (() => Promise<string>)
  /** Accessible name: what is copied. */
  label: string
  /** Visible text. */
  word?: string
}

/** Copies text and confirms it, or says that copying failed. */
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
      <span role="status" className={answer === 'Your browser blocked copying' ? 'in-refused' : 'sh-hidden'}>
        {answer && `${label}: ${answer}`}
      </span>
    </>
  )
}
