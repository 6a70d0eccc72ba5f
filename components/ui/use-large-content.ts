'use client'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { type RefObject, useEffect } from 'react'

/** Text size, as a factor of the default size, from which the text of tabs is smaller than other text. */
const LARGE = 1.3

/**
 * Shows an enlarged icon and label while a tab is pressed or hovered, if the text size is too large for tabs. The code is
 * loaded for such sizes only.
 * @param part ref of any child of the row of tabs
 */
export const useLargeContent = (part: RefObject<HTMLElement | null>): void => {
  const large = useFrame().text >= LARGE
  useEffect(() => {
    if (!large) return
    let left = false
    let disconnect = () => {}
    const connect = ({ connectLargeContent }: typeof import('./large-content')) => {
      const row = part.current?.parentElement
      if (!left && row) disconnect = connectLargeContent(row)
    }
    // If this code cannot be loaded (for example, offline), tabs work without enlarged labels.
    import('./large-content').then(connect, () => undefined)
    return () => {
      left = true
      disconnect()
    }
  }, [large, part])
}
