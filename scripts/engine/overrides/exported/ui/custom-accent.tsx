'use client'
import { applyCustomAccent } from '@patternbook/engine/frame/custom-accent'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useEffect, useRef } from 'react'

/**
 * Sets any color as the accent of the frame or page around it: `<CustomAccent color="#ff8800" />` inside of a
 * PatternFrame. The ten named accents only need `<PatternFrame accent="green">`.
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
