'use client'
import { Check, Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useCopy } from '../shared/use-copy'
import { useHydrated } from '../shared/use-hydrated'

/** Copies the code of its figure and shows a confirmation. Hidden without scripts. */
export function CopyCode() {
  const hydrated = useHydrated()
  const [result, copy] = useCopy()
  const copyFigure = ({ currentTarget }: MouseEvent) =>
    void copy(currentTarget.closest('figure')?.querySelector('code')?.textContent ?? '')
  if (!hydrated) return null
  return (
    <figcaption>
      <button type="button" aria-label="Copy code" onClick={copyFigure}>
        {result === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      <span role="status">{result}</span>
    </figcaption>
  )
}
