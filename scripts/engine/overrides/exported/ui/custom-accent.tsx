'use client'
import { applyCustomAccent } from '@patternbook/engine/frame/custom-accent'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useEffect, useRef } from 'react'

/**
 * Sets a color of six hex digits as the accent of the nearest frame: `<CustomAccent color="#ff8800" />` inside a
 * PatternFrame or a screen. For the ten named accents, `<PatternFrame accent="green">` is enough.
 */
export function CustomAccent({ color }: { color: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const look = useFrame()
  useEffect(() => {
    const frame = element.current?.closest<HTMLElement>('[data-mode]')
    if (!frame) return
    void applyCustomAccent(frame, { ...look, accent: color.replace('#', '').toLowerCase() })
    // A call with any named accent removes the color. Calls take effect in order, so after a change, the new color remains.
    return () => void applyCustomAccent(frame, { ...look, accent: 'blue' })
  }, [color, look])
  return <span ref={element} hidden />
}
