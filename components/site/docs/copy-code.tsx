'use client'
import { Check, Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useCopy } from '../shared/use-copy'
import { useHydrated } from '../shared/use-hydrated'

/** Copies the code of the figure it stands in, and says so. Not there without scripts, where it could do nothing. */
export function CopyCode() {
  const hydrated = useHydrated()
  const [result, copy] = useCopy()
  const copyFigure = ({ currentTarget }: MouseEvent) =>
    void copy(currentTarget.closest('figure')?.querySelector('code')?.textContent ?? '')
  if (!hydrated) return null
  return (
    <figcaption>
      <button type="button" aria-label="Copy the code" onClick={copyFigure}>
        {result === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      <span role="status">{result}</span>
    </figcaption>
  )
}
