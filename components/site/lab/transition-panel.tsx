'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Range } from '@/components/ui/range'
import { Toggle } from '@/components/ui/toggle'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { arbiter } from '@/lib/gesture'
import { back, navigate, pageStackEvents, runningTransition } from '@/lib/navigation'
import { LabeledSegmented } from './labeled-segmented'

const speedOptions = [1, 0.5, 0.2, 0.05].map((speed) => ({ id: String(speed), title: `${speed}×` }))

/** Returns the number of a page of the lab's frame from its path; 0 for the first page. */
const pageNumberOf = (path: string) => Number(/\/lab\/(\d+)\//.exec(path)?.[1] ?? 0)

const currentDepth = () => Number(document.querySelector<HTMLElement>('[data-stack]')?.dataset.depth ?? 0)

/**
 * Buttons for navigation in the device (push, back, replace, and new root), and options for its transitions, such as their speed.
 * Transitions can be paused when they start; a slider then sets their progress.
 */
export default function TransitionPanel() {
  const { motion } = useFrame()
  const currentPageNumber = useRef<number>(undefined)
  const [pausesNextTransition, setPausesNextTransition] = useState(false)
  const [pausedPercent, setPausedPercent] = useState<number>()
  const [canSwipeBack, setCanSwipeBack] = useState(true)

  useEffect(() =>
    pageStackEvents.subscribe(({ type, path }) => {
      if (type === 'did-enter') currentPageNumber.current = pageNumberOf(path)
      if (type === 'end') setPausedPercent(undefined)
      if (type !== 'start' || !pausesNextTransition) return
      setPausedPercent(0)
      // Pauses the transition before its first frame.
      queueMicrotask(() => runningTransition()?.seek(0))
    }),
  )

  // After the panel is closed, nothing else could resume a paused transition.
  useEffect(() => () => runningTransition()?.play(), [])

  useEffect(() => {
    if (canSwipeBack) return
    const blocker = arbiter.createBlocker(['swipe-back'])
    blocker.block()
    return blocker.unblock
  }, [canSwipeBack])

  const openNextPage = (action?: 'replace' | 'root') => {
    const next = ((currentPageNumber.current ?? currentDepth()) % 9) + 1
    const options = action === 'root' ? { direction: 'root' as const } : { replace: action === 'replace' }
    void navigate(`/lab/${next}/`, options)
  }
  const seek = (percent: number) => {
    setPausedPercent(percent)
    runningTransition()?.seek(percent / 100)
  }
  const resume = () => {
    setPausedPercent(undefined)
    runningTransition()?.play()
  }

  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => openNextPage()}>Push</Button>
        <Button variant="soft" onClick={() => void back('/lab/')}>
          Back
        </Button>
        <Button variant="outline" onClick={() => openNextPage('replace')}>
          Replace
        </Button>
        <Button variant="outline" onClick={() => openNextPage('root')}>
          New root
        </Button>
      </div>
      <p className="text-footnote text-secondary-label">
        Replace and New root are not animated. To go back, swipe from the start edge of the device on iOS, or
        from the end edge in Material 3 Expressive. Baseline has no back swipe.
      </p>
      <LabeledSegmented
        label="Speed"
        options={speedOptions}
        value={String(motion)}
        onChange={(speed) => frame.set({ motion: Number(speed) })}
      />
      <div className="flex min-h-row items-center justify-between gap-3">
        <span aria-hidden>Swipe back</span>
        <Toggle
          aria-label="Swipe back"
          checked={canSwipeBack}
          onChange={() => setCanSwipeBack(!canSwipeBack)}
        />
      </div>
      <div className="flex min-h-row items-center justify-between gap-3">
        <span aria-hidden>Pause the next transition</span>
        <Toggle
          aria-label="Pause the next transition"
          checked={pausesNextTransition}
          onChange={() => setPausesNextTransition(!pausesNextTransition)}
        />
      </div>
      {pausedPercent !== undefined && (
        <div className="grid gap-2">
          <Range label="Time" value={pausedPercent} onChange={seek} />
          <Button variant="soft" onClick={resume}>
            Resume
          </Button>
        </div>
      )}
    </div>
  )
}
