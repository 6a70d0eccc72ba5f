'use client'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { IDLE_STATE, type ScannerState } from './machine'
import { createScanner } from './scanner'

const getServerSnapshot = () => IDLE_STATE

/** State and actions of a scanner, as a screen uses them. */
export type ScannerHandle = {
  state: ScannerState
  /** Ref for the video element that shows the picture of the camera. */
  videoRef: RefObject<HTMLVideoElement | null>
  start: () => void
  stop: () => void
  switchCamera: () => void
  setTorch: (on: boolean) => void
  readPicture: (file: Blob) => void
}

/**
 * Creates a scanner for a screen. The camera starts only when the screen calls `start` or `switchCamera`. It stops when the page
 * is left and when the component unmounts, even while it is starting, and when the document is hidden during a scan.
 */
export const useScanner = (): ScannerHandle => {
  const [scanner] = useState(() => createScanner())
  const videoRef = useRef<HTMLVideoElement>(null)
  const state = useSyncExternalStore(scanner.subscribe, scanner.getState, getServerSnapshot)
  const { phase } = state

  usePageLifecycle({ onWillLeave: scanner.stop })
  useEffect(() => scanner.stop, [scanner])
  useEffect(() => {
    // A camera that is starting does not stop, because some systems hide the document during the permission prompt.
    if (phase !== 'scanning') return
    const stopIfHidden = () => document.hidden && scanner.stop()
    stopIfHidden()
    document.addEventListener('visibilitychange', stopIfHidden)
    return () => document.removeEventListener('visibilitychange', stopIfHidden)
  }, [phase, scanner])

  const withVideo = (action: (element: HTMLVideoElement) => Promise<void>) => () => {
    if (videoRef.current) void action(videoRef.current)
  }
  return {
    state,
    videoRef,
    start: withVideo(scanner.start),
    stop: scanner.stop,
    switchCamera: withVideo(scanner.switchCamera),
    setTorch: (on) => void scanner.setTorch(on),
    readPicture: (file) => void scanner.readPicture(file),
  }
}
