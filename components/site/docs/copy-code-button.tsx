'use client'
import { Check, Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useCopy } from '../shared/use-copy'
import { useHydrated } from '../shared/use-hydrated'

/**
 * A button that copies the code in the same `<figure>` and shows whether copying succeeded. It needs scripts, so it is rendered
 * only after hydration.
 */
export function CopyCodeButton() {
  const isHydrated = useHydrated()
  const [result, copy] = useCopy()
  const copyCode = ({ currentTarget }: MouseEvent) =>
    void copy(currentTarget.closest('figure')?.querySelector('code')?.textContent ?? '')
  if (!isHydrated) return null
  return (
    <figcaption>
      <button type="button" aria-label="Copy code" onClick={copyCode}>
        {result === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      <span role="status">{result}</span>
    </figcaption>
  )
}
