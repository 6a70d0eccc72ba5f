import type { Page } from '@playwright/test'
import type { Kind } from './pages/subject'

/** What is done and watched: one of the overlays, or a page. */
export type Act = { engine: string; what: Kind | 'page'; way: 'in' | 'out' }

/** One movement as the eye gets it; ms. */
export type Movement = {
  /** From the tap to the first frame in which something has moved. */
  first: number
  /** From the tap to the last change, without the time that the animation is meant to take. */
  over: number
  /** Frames that did not come while it moved. */
  dropped: number
}

/** Taps, and watches every frame until all is still. */
export async function watch(page: Page, act: Act): Promise<Movement> {
  await page.evaluate(arm, act)
  await page.mouse.click(page.viewportSize()!.width - 20, page.viewportSize()!.height - 20)
  return page.evaluate(() => (window as unknown as { moved: Promise<Movement> }).moved)
}

/** Taps without watching, and waits until it must be over. */
export async function act(page: Page, { engine, what, way }: Act, rest: number): Promise<void> {
  await page.evaluate(
    ([name, thing, direction]) => {
      const subject = window.subjects[name as string]!
      const go = document.getElementById('go') as HTMLButtonElement
      go.onclick = () => {
        if (thing === 'page') direction === 'in' ? subject.push?.() : subject.pop?.()
        else direction === 'in' ? subject.open(thing as Kind) : subject.close()
      }
    },
    [engine, what, way],
  )
  await page.mouse.click(page.viewportSize()!.width - 20, page.viewportSize()!.height - 20)
  await page.waitForTimeout(rest)
}

/** Runs in the page. */
function arm({ engine, what, way }: Act): void {
  const subject = window.subjects[engine]!
  const moving = () =>
    (what === 'page' ? subject.page?.() : subject.moving(what)) as HTMLElement | null | undefined
  const look = () => {
    const element = moving()
    if (!element?.isConnected) return { there: false, is: 'gone', length: 0, running: false }
    const { x, y, width, height } = element.getBoundingClientRect()
    const own = getComputedStyle(element)
    const animations = element.getAnimations()
    const length = Math.max(
      0,
      ...animations.map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)),
    )
    const running = animations.some((one) => one.playState === 'running')
    const is = [x, y, width, height, own.opacity, own.visibility, own.display].join(' ')
    return { there: true, is, length, running }
  }
  const go = document.getElementById('go') as HTMLButtonElement
  const state = window as unknown as { moved: Promise<Movement> }
  state.moved = new Promise((resolve) => {
    go.onclick = (event) => {
      const tap = event.timeStamp
      const before = look().is
      let last = before
      let first = 0
      let end = 0
      let nominal = 0
      let dropped = 0
      let previous = 0
      let still = 0
      const frame = (now: number) => {
        const { is, length, running } = look()
        nominal = Math.max(nominal, length)
        if (is !== last) {
          if (!first) first = now
          else dropped += Math.max(0, Math.round((now - previous) / 16.7) - 1)
          end = now
          still = 0
        } else still++
        last = is
        previous = now
        // Twelve quiet frames after the last change; three seconds where nothing ever moved.
        if ((first && !running && still > 12) || now - tap > 3000)
          resolve({ first: first - tap, over: end - tap - nominal, dropped })
        else requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
      if (what === 'page') way === 'in' ? subject.push?.() : subject.pop?.()
      else way === 'in' ? subject.open(what) : subject.close()
    }
  })
}
