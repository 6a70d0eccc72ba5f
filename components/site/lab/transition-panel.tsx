'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Range } from '@/components/ui/range'
import { Toggle } from '@/components/ui/toggle'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { arbiter } from '@/lib/gesture'
import { back, navigate, runningClock, transitionEvents } from '@/lib/navigation'
import { LabeledSegmented } from './labeled-segmented'

const speeds = [1, 0.5, 0.2, 0.05].map((speed) => ({ id: String(speed), title: `${speed}×` }))

/** Returns the number of a page of the lab's frame from its path; 0 for the first page. */
const numberOf = (path: string) => Number(/\/lab\/(\d+)\//.exec(path)?.[1] ?? 0)

const depth = () => Number(document.querySelector<HTMLElement>('[data-stack]')?.dataset.depth ?? 0)

/**
 * Buttons and options for page transitions in the device: push, back, replace, and root, at any speed. The next transition can be
 * paused; a slider then sets its progress.
 */
export default function TransitionPanel() {
  const { motion } = useFrame()
  const here = useRef<number>(undefined)
  const [holding, setHolding] = useState(false)
  const [held, setHeld] = useState<number>()
  const [swipes, setSwipes] = useState(true)

  useEffect(() =>
    transitionEvents.subscribe(({ type, path }) => {
      if (type === 'did-enter') here.current = numberOf(path)
      if (type === 'end') setHeld(undefined)
      if (type !== 'start' || !holding) return
      setHeld(0)
      // Pauses the transition before its first frame.
      queueMicrotask(() => runningClock()?.progress(0))
    }),
  )

  useEffect(() => {
    if (swipes) return
    const blocker = arbiter.blocker(['swipe-back'])
    blocker.on()
    return blocker.off
  }, [swipes])

  const go = (how?: 'replace' | 'root') => {
    const next = ((here.current ?? depth()) % 9) + 1
    const options = how === 'root' ? { direction: 'root' as const } : { replace: how === 'replace' }
    void navigate(`/lab/${next}/`, options)
  }
  const seek = (percent: number) => {
    setHeld(percent)
    runningClock()?.progress(percent / 100)
  }
  const resume = () => {
    setHeld(undefined)
    runningClock()?.play()
  }

  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => go()}>Push</Button>
        <Button variant="soft" onClick={() => void back('/lab/')}>
          Back
        </Button>
        <Button variant="outline" onClick={() => go('replace')}>
          Replace
        </Button>
        <Button variant="outline" onClick={() => go('root')}>
          New root
        </Button>
      </div>
      <p className="text-footnote text-label-2">
        Replace and New root are not animated. To go back, swipe from the start edge of the device on iOS, or
        from the end edge in Material 3 Expressive. Baseline has no back swipe.
      </p>
      <LabeledSegmented
        label="Speed"
        options={speeds}
        value={String(motion)}
        onChange={(speed) => frame.set({ motion: Number(speed) })}
      />
      <div className="flex min-h-row items-center justify-between gap-3">
        <span aria-hidden>Swipe back</span>
        <Toggle aria-label="Swipe back" checked={swipes} onChange={() => setSwipes(!swipes)} />
      </div>
      <div className="flex min-h-row items-center justify-between gap-3">
        <span aria-hidden>Pause the next transition</span>
        <Toggle
          aria-label="Pause the next transition"
          checked={holding}
          onChange={() => setHolding(!holding)}
        />
      </div>
      {held !== undefined && (
        <div className="grid gap-2">
          <Range label="Time" value={held} onChange={seek} />
          <Button variant="soft" onClick={resume}>
            Resume
          </Button>
        </div>
      )}
    </div>
  )
}
