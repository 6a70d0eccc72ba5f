'use client'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { IDLE, type ScannerState } from './machine'
import { createScanner } from './scanner'

const idle = () => IDLE

/** What a screen does with a scanner. */
export type ScannerHandle = {
  state: ScannerState
  /** For the video element that shows what the camera sees. */
  video: RefObject<HTMLVideoElement | null>
  start: () => void
  stop: () => void
  flip: () => void
  light: (on: boolean) => void
  read: (file: Blob) => void
}

/**
 * A scanner that lives with its screen: the camera starts at a tap only, and ends when the page leaves, when the
 * document is hidden, and when the component goes, also while it is still starting.
 */
export const useScanner = (): ScannerHandle => {
  const [scanner] = useState(() => createScanner())
  const video = useRef<HTMLVideoElement>(null)
  const state = useSyncExternalStore(scanner.subscribe, scanner.get, idle)
  const { phase } = state

  usePageLifecycle({ onWillLeave: scanner.stop })
  useEffect(() => scanner.stop, [scanner])
  useEffect(() => {
    // Not while it starts: some systems hide the page behind their question.
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
    flip: withVideo(scanner.flip),
    light: (on) => void scanner.light(on),
    read: (file) => void scanner.read(file),
  }
}
