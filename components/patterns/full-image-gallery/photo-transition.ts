import { motionRate } from '@patternbook/engine/frame/motion'

/** The animation of a photo between its tile and its position in the viewer. */
export type PhotoTransition = {
  /** Reverses the animation from its current position. */
  reverse(): void
  /** Resolves when the photo has reached the viewer. If the photo moves to the tile, resolves immediately. */
  readonly arrived: Promise<void>
  /** Cancels the animations and shows the tile. */
  end(): void
}

type PhotoTransitionOptions = {
  /** The photo in the viewer. */
  photo: HTMLElement
  /** The tile of the photo, which is hidden during the animation. */
  tile: HTMLElement
  /** Elements that fade in and out with the viewer: the background and the bars. */
  around: readonly HTMLElement[]
  /** Direction of the animation: false from the tile to the viewer, true from the viewer to the tile. */
  back: boolean
  /** Duration at normal speed, ms. */
  duration: number
  easing: string
}

/** Returns the transform and the clip path with which the photo in the viewer covers its tile exactly. */
const asTile = (photo: HTMLElement, tile: HTMLElement): { transform: string; clipPath: string } => {
  const to = tile.getBoundingClientRect()
  const from = photo.getBoundingClientRect()
  // Size on the screen divided by the size in the layout: the frame may be scaled down.
  const shown = from.width / photo.offsetWidth || 1
  const scale = Math.max(to.width / from.width, to.height / from.height)
  const image = tile.querySelector('img')
  const [x = 0.5, y = 0.5] = image
    ? getComputedStyle(image)
        .objectPosition.split(' ')
        .map((part) => Number.parseFloat(part) / 100)
    : []
  const spare = { x: from.width * scale - to.width, y: from.height * scale - to.height }
  const dx = (to.left + to.width / 2 - from.left - from.width / 2 + spare.x * (0.5 - x)) / shown
  const dy = (to.top + to.height / 2 - from.top - from.height / 2 + spare.y * (0.5 - y)) / shown
  const cut = (room: number) => `${Math.max(0, room / scale / shown)}px`
  const radius = Number.parseFloat(getComputedStyle(tile.parentElement ?? tile).borderRadius) || 0
  return {
    transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
    clipPath: `inset(${cut(spare.y * y)} ${cut(spare.x * (1 - x))} ${cut(spare.y * (1 - y))} ${cut(spare.x * x)} round ${radius / scale}px)`,
  }
}

/** Starts the animation of a photo between its tile and the viewer. Only transform, clip-path, and opacity are animated. */
export const startPhotoTransition = ({
  photo,
  tile,
  around,
  back,
  duration,
  easing,
}: PhotoTransitionOptions): PhotoTransition => {
  const far = asTile(photo, tile)
  const home = { transform: 'none', clipPath: 'inset(0px 0px 0px 0px round 0px)' }
  const timing = { duration, easing, fill: 'both' as const }
  const order = <T>(from: T, to: T) => (back ? [to, from] : [from, to])
  const running = [
    photo.animate(order(far, home), timing),
    ...around.map((element) => element.animate(order({ opacity: 0 }, { opacity: 1 }), timing)),
  ]
  for (const animation of running) animation.playbackRate = motionRate()
  tile.style.visibility = 'hidden'
  let inwards = !back
  return {
    get arrived() {
      return inwards
        ? Promise.allSettled(running.map(({ finished }) => finished)).then(() => {})
        : Promise.resolve()
    },
    reverse() {
      inwards = !inwards
      for (const animation of running) animation.reverse()
    },
    end() {
      for (const animation of running) animation.cancel()
      tile.style.removeProperty('visibility')
    },
  }
}
