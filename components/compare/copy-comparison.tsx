import { useEffect, useState } from 'react'
import { ShellIcon } from '../shell/shell-icon'

/** How long the answer stands, ms: as long as a toast (spec section 9). */
const ANSWER = 2000

/** Copies the address of the comparison as it stands. */
export function CopyComparison() {
  const [answer, setAnswer] = useState('')

  useEffect(() => {
    if (!answer) return
    const end = setTimeout(() => setAnswer(''), ANSWER)
    return () => clearTimeout(end)
  }, [answer])

  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setAnswer('Link copied'),
      () => setAnswer('Copying is blocked here; the link is in the address bar'),
    )
  return (
    <>
      <button
        type="button"
        className="sh-tool"
        aria-label="Copy link"
        data-tip={answer || 'Copy link'}
        data-tip-end=""
        data-done={answer ? '' : undefined}
        onClick={copy}
      >
        <ShellIcon name={answer ? 'check' : 'link'} />
      </button>
      <span role="status" className="sh-hidden">
        {answer}
      </span>
    </>
  )
}
