import { motionRate } from '@patternbook/engine/frame/motion'

/** A photo on its way between its tile and its place on the screen. */
export type Flight = {
  /** Turns round where it is. */
  turn(): void
  /** Resolves when the photo has come to its place; at once when it is on the other way. */
  readonly home: Promise<void>
  /** Lays everything down again, wherever it is. */
  end(): void
}

type Route = {
  /** The photo in its place, seen as a whole. */
  photo: HTMLElement
  /** The tile it belongs to, which is empty meanwhile. */
  tile: HTMLElement
  /** What is there only where the photo is at home: the ground, the bars. */
  around: readonly HTMLElement[]
  /** False from the tile to its place, true the other way. */
  back: boolean
  /** ms at normal speed */
  duration: number
  easing: string
}

/** The transform and the crop that make the photo look like its tile. */
const asTile = (photo: HTMLElement, tile: HTMLElement): { transform: string; clipPath: string } => {
  const to = tile.getBoundingClientRect()
  const from = photo.getBoundingClientRect()
  // The frame may be shown smaller than it is; styles count in its own px.
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

/** Lets a photo fly between its tile and its place. On transform, clip-path and opacity only. */
export const takeOff = ({ photo, tile, around, back, duration, easing }: Route): Flight => {
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
    get home() {
      return inwards
        ? Promise.allSettled(running.map(({ finished }) => finished)).then(() => {})
        : Promise.resolve()
    },
    turn() {
      inwards = !inwards
      for (const animation of running) animation.reverse()
    },
    end() {
      for (const animation of running) animation.cancel()
      tile.style.removeProperty('visibility')
    },
  }
}
