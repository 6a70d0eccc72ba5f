'use client'
import { Check, Copy } from 'lucide-react'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'

/** How long the confirmation is shown, ms: as long as a toast (spec section 9). */
const ANSWER = 2000

const nothing = () => () => {}

/** Copies the code of its figure and confirms that. Hidden without scripts. */
export function CopyCode() {
  const alive = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const [answer, setAnswer] = useState('')

  useEffect(() => {
    if (!answer) return
    const end = setTimeout(() => setAnswer(''), ANSWER)
    return () => clearTimeout(end)
  }, [answer])

  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest('figure')?.querySelector('code')?.textContent ?? ''
    try {
      await navigator.clipboard.writeText(code)
      setAnswer('Copied')
    } catch {
      setAnswer('Your browser blocked copying')
    }
  }
  if (!alive) return null
  return (
    <figcaption>
      <button type="button" aria-label="Copy the code" onClick={copy}>
        {answer === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      <span role="status">{answer}</span>
    </figcaption>
  )
}
