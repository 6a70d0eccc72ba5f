'use client'
import { useEffect, useState } from 'react'
import { ShellIcon } from '../icons/shell-icon'

/** How long the confirmation is shown, ms: as long as a toast (spec section 9). */
const ANSWER = 2000

/**
 * Copies a URL. If the browser denies that, the URL is put into the address bar.
 * @param url returns the URL at the time of the press
 */
export function CopyLink({ url: address }: { url: () => string }) {
  const [answer, setAnswer] = useState('')

  useEffect(() => {
    if (!answer) return
    const end = setTimeout(() => setAnswer(''), ANSWER)
    return () => clearTimeout(end)
  }, [answer])

  const copy = async () => {
    const url = address()
    try {
      await navigator.clipboard.writeText(url)
      setAnswer('Link copied')
    } catch {
      history.replaceState(history.state, '', url)
      setAnswer('Your browser blocked copying. The link is in the address bar.')
    }
  }
  return (
    <>
      <button
        type="button"
        className="sh-tool"
        data-tip={answer || 'Copy link'}
        data-tip-end=""
        data-done={answer ? '' : undefined}
        aria-label="Copy link"
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
