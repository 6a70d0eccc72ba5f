'use client'
import { useEffect, useRef } from 'react'
import { whenIdleOrInteraction } from '@/lib/navigation/when-idle-or-interaction'
import { inspectorSwitch } from './inspector-switch'

/**
 * Opens the inspector on a phone: a sliver at the end edge, no wider than the margin that every screen keeps free. It
 * stands in the frame, so that whatever opens there lies over it and takes it out of reach.
 */
export function InspectorHandle() {
  const handle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const element = handle.current!
    let stop: (() => void) | undefined
    let left = false
    const start = async () => {
      await whenIdleOrInteraction()
      const { keepClear } = await import('./handle-place')
      if (!left) stop = keepClear(element)
    }
    // Without it the handle stays where it is, which is good enough.
    start().catch(() => {})
    return () => {
      left = true
      stop?.()
    }
  }, [])

  return (
    <button
      ref={handle}
      type="button"
      lang="en"
      className="sh-handle"
      aria-haspopup="dialog"
      aria-label="Inspector: code and sharing"
      onClick={() => inspectorSwitch.set(true)}
    />
  )
}
