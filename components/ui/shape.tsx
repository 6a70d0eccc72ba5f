'use client'
import { type ShapeName, shapePolygon } from '@patternbook/engine/shape/shapes'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Props of Shape. */
export type ShapeProps = {
  /** One of the 35 shapes, such as `cookie9`. If the name changes, the old shape morphs into the new one. */
  name: ShapeName
  /**
   * Classes of the box: its size, color, and the corners that it has on iOS, in Material 3 Baseline, and until the scripts run,
   * such as `rounded-full`. A shape that is not square is centered in the box.
   */
  className?: string
  /** The content, such as a picture. Its parts outside of the shape are hidden. */
  children?: ReactNode
}

/**
 * A box that has a shape in Material 3 Expressive. A morph uses the fast spring; with reduced motion, the shape changes at once.
 * Put a button or a link around the shape, not into the shape, because the shape would clip its focus ring.
 */
export function Shape({ name, className = '', children }: ShapeProps) {
  const ref = useRef<HTMLSpanElement>(null)
  // Set in an effect, because the Content Security Policy forbids style attributes in HTML.
  useLayoutEffect(() => {
    const box = ref.current
    box?.style.setProperty('--shape', shapePolygon(name))
    box?.toggleAttribute('data-shaped', true)
  }, [name])
  return (
    <span
      ref={ref}
      className={`block overflow-hidden expressive:transition-[clip-path] expressive:motion-duration-350 expressive:ease-(--pb-spring-fast) expressive:data-shaped:rounded-none! expressive:data-shaped:[clip-path:var(--shape)] expressive:reduced-motion:transition-none ${className}`}
    >
      {children}
    </span>
  )
}
