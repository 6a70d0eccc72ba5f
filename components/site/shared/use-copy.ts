import { useEffect, useState } from 'react'

/** How long the result is shown, ms: as long as a toast. */
const RESULT_DURATION_MS = 2000

/**
 * Provides a function that copies text to the clipboard, and a message about the result, which disappears after two seconds.
 * @param copiedMessage message after copying
 * @param blockedMessage message if the browser does not allow copying
 * @returns the message, or an empty string; and a function that copies a string, or the string that a function loads, and
 *   resolves to true if the string was copied
 */
export function useCopy(
  copiedMessage = 'Copied',
  blockedMessage = 'Your browser blocked copying',
): [result: string, copy: (text: string | (() => Promise<string>)) => Promise<boolean>] {
  const [result, setResult] = useState('')

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(''), RESULT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async (text: string | (() => Promise<string>)) => {
    let failureMessage = 'Loading failed. Check your connection'
    try {
      const value = typeof text === 'string' ? text : await text()
      failureMessage = blockedMessage
      await navigator.clipboard.writeText(value)
      setResult(copiedMessage)
      return true
    } catch {
      setResult(failureMessage)
      return false
    }
  }
  return [result, copy]
}
