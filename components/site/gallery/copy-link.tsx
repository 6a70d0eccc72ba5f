'use client'
import { Check, Link2 } from 'lucide-react'
import { useCopy } from '../shared/use-copy'

/** Copies the address of a collection. @param address returns the address at the time of the press */
export function CopyLink({ address }: { address: () => string }) {
  const [result, copy] = useCopy('Link copied')
  return (
    <span className="ga-copy">
      <button type="button" className="ga-link" onClick={() => void copy(address())}>
        {result === 'Link copied' ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        Copy link to these screens
      </button>
      <span role="status">{result}</span>
    </span>
  )
}
