'use client'
import { applyCustomAccent } from '@patternbook/engine/frame/custom-accent'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useEffect, useRef } from 'react'

/**
 * Gives the frame or page around it an accent of any color: `<CustomAccent color="#ff8800" />` inside of a PatternFrame.
 * The ten named accents need no more than `<PatternFrame accent="green">`.
 */
export function CustomAccent({ color }: { color: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const look = useFrame()
  useEffect(() => {
    const frame = element.current?.closest<HTMLElement>('[data-mode]')
    if (frame) void applyCustomAccent(frame, { ...look, accent: color.replace('#', '').toLowerCase() })
  }, [color, look])
  return <span ref={element} hidden />
}
