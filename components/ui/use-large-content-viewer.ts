'use client'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { type RefObject, useEffect } from 'react'

/** Smallest text size for the large content viewer, as a factor of the default size. Tab text grows less than other text. */
const LARGE_TEXT_SCALE = 1.3

/**
 * With a large text size, shows an enlarged icon and label during a long press on a tab, or while the mouse rests on the tab. The
 * code of this viewer is loaded only if the text size is at least `LARGE_TEXT_SCALE`.
 * @param child ref of any child of the row of tabs
 */
export const useLargeContentViewer = (child: RefObject<HTMLElement | null>): void => {
  const isTextLarge = useFrame().text >= LARGE_TEXT_SCALE
  useEffect(() => {
    if (!isTextLarge) return
    let isUnmounted = false
    let disconnect = () => {}
    const connect = ({ connectLargeContentViewer }: typeof import('./large-content-viewer')) => {
      const row = child.current?.parentElement
      if (!isUnmounted && row) disconnect = connectLargeContentViewer(row)
    }
    // If this code cannot be loaded (for example, offline), tabs work without enlarged labels.
    import('./large-content-viewer').then(connect, () => undefined)
    return () => {
      isUnmounted = true
      disconnect()
    }
  }, [isTextLarge, child])
}
