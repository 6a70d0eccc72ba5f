/** An animation whose time is set by a test. */
class FakeAnimation {
  onfinish: (() => void) | null = null
  currentTime = 0
  playbackRate = 1
  playState = 'running'
  effect: { getComputedTiming: () => { duration: number } }
  constructor(
    readonly target: HTMLElement,
    readonly frames: Record<string, unknown[]>,
    readonly options: { duration: number; easing: string },
  ) {
    this.effect = { getComputedTiming: () => ({ duration: options.duration }) }
  }
  pause() {
    this.playState = 'paused'
  }
  play() {
    // As in browsers, an animation that is at its end restarts.
    if (this.currentTime >= this.options.duration) this.currentTime = 0
    this.playState = 'running'
  }
  finish() {
    this.currentTime = this.options.duration
    this.playState = 'finished'
    this.onfinish?.()
  }
  cancel() {
    this.playState = 'idle'
  }
  commitStyles() {}
}

/** Fakes `Element.animate`, which jsdom does not have. Returns functions that control the animations. */
export const fakeAnimations = () => {
  let animations: FakeAnimation[] = []
  const runningAnimations = () => animations.filter(({ playState }) => playState === 'running')
  const animate = function (this: HTMLElement, frames: unknown, options: unknown) {
    const animation = new FakeAnimation(
      this,
      frames as FakeAnimation['frames'],
      options as FakeAnimation['options'],
    )
    animations.push(animation)
    return animation
  }
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
  return {
    runningAnimations,
    pausedAnimations: () => animations.filter(({ playState }) => playState === 'paused'),
    /** Seeks all running animations to a fraction of their duration. */
    seek(fraction: number) {
      for (const animation of runningAnimations())
        animation.currentTime = animation.options.duration * fraction
    },
    /** Finishes all running animations. */
    finish() {
      for (const animation of runningAnimations()) animation.finish()
    },
    remove() {
      animations = []
      Reflect.deleteProperty(Element.prototype, 'animate')
    },
  }
}
