import { useEffect, useState } from 'react'
import { TOAST_DURATION_MS } from '@/lib/overlay/defaults'

/**
 * Provides a function that copies text to the clipboard, and a message about the result. The message disappears after
 * `TOAST_DURATION_MS`.
 * @param copiedMessage message after copying
 * @param blockedMessage message if the browser does not allow copying or has no clipboard
 * @returns the message, or an empty string; and a function that copies a string, or the string that a function loads, and
 *   resolves to true if the string was copied
 */
export function useCopy(
  copiedMessage = 'Copied',
  blockedMessage = 'Your browser blocked copying',
): [result: string, copy: (text: string | (() => Promise<string>)) => Promise<boolean>] {
  // Each result is a new object, so that the timer starts again even if the message is the same.
  const [result, setResult] = useState({ message: '' })

  useEffect(() => {
    if (!result.message) return
    const timer = setTimeout(() => setResult({ message: '' }), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async (text: string | (() => Promise<string>)) => {
    let failureMessage = 'Loading failed. Check your connection'
    try {
      const value = typeof text === 'string' ? text : await text()
      failureMessage = blockedMessage
      await navigator.clipboard.writeText(value)
      setResult({ message: copiedMessage })
      return true
    } catch {
      setResult({ message: failureMessage })
      return false
    }
  }
  return [result.message, copy]
}
