'use client'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { IDLE, type ScannerState } from './machine'
import { createScanner } from './scanner'

const idle = () => IDLE

/** State and actions of a scanner, for a screen. */
export type ScannerHandle = {
  state: ScannerState
  /** Ref for the video element that shows the camera. */
  video: RefObject<HTMLVideoElement | null>
  start: () => void
  stop: () => void
  switchCamera: () => void
  setTorch: (on: boolean) => void
  read: (file: Blob) => void
}

/**
 * A scanner for a screen. The camera starts only after a tap. It stops when the page leaves, when the document is hidden, and
 * when the component unmounts, even while it is starting.
 */
export const useScanner = (): ScannerHandle => {
  const [scanner] = useState(() => createScanner())
  const video = useRef<HTMLVideoElement>(null)
  const state = useSyncExternalStore(scanner.subscribe, scanner.get, idle)
  const { phase } = state

  usePageLifecycle({ onWillLeave: scanner.stop })
  useEffect(() => scanner.stop, [scanner])
  useEffect(() => {
    // Not while it starts, because some systems hide the page during the permission prompt.
    if (phase !== 'scanning') return
    const check = () => document.hidden && scanner.stop()
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [phase, scanner])

  const withVideo = (action: (element: HTMLVideoElement) => Promise<void>) => () => {
    if (video.current) void action(video.current)
  }
  return {
    state,
    video,
    start: withVideo(scanner.start),
    stop: scanner.stop,
    switchCamera: withVideo(scanner.switchCamera),
    setTorch: (on) => void scanner.setTorch(on),
    read: (file) => void scanner.read(file),
  }
}
