'use client'
import { Check, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How long the confirmation is shown, ms: as long as a toast (spec section 9). */
const ANSWER = 2000

/** Copies the address of a collection. @param address returns the address at the time of the press */
export function CopyLink({ address }: { address: () => string }) {
  const [answer, setAnswer] = useState('')

  useEffect(() => {
    if (!answer) return
    const end = setTimeout(() => setAnswer(''), ANSWER)
    return () => clearTimeout(end)
  }, [answer])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      setAnswer('Link copied')
    } catch {
      setAnswer('Your browser blocked copying')
    }
  }
  return (
    <span className="ga-copy">
      <button type="button" className="ga-link" onClick={copy}>
        {answer === 'Link copied' ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        Copy link to these screens
      </button>
      <span role="status">{answer}</span>
    </span>
  )
}
