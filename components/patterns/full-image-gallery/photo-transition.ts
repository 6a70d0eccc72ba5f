import { motionRate } from '@patternbook/engine/frame/motion'

/** The animation of a photo between its tile and its position in the viewer. */
export type PhotoTransition = {
  /** Reverses the animation from its current position. */
  reverse(): void
  /** Resolves when the photo has reached the viewer. If the photo moves to the tile, resolves immediately. */
  readonly openingFinished: Promise<void>
  /** Cancels the animations and shows the tile. */
  cancel(): void
}

type PhotoTransitionOptions = {
  /** The photo in the viewer. */
  photo: HTMLElement
  /** The tile of the photo, which is hidden during the animation. */
  tile: HTMLElement
  /** Elements that fade in and out with the viewer, such as the background and the bars. */
  fadingElements: readonly HTMLElement[]
  /** Direction of the animation: false from the tile to the viewer, true from the viewer to the tile. */
  isClosing: boolean
  /** Duration at normal speed, ms. */
  duration: number
  easing: string
}

/** Returns the transform and the clip path with which the photo in the viewer covers its tile exactly. */
const tileStyles = (photo: HTMLElement, tile: HTMLElement): { transform: string; clipPath: string } => {
  const tileRect = tile.getBoundingClientRect()
  const photoRect = photo.getBoundingClientRect()
  // Size on the screen divided by the size in the layout: the frame may be scaled down.
  const frameScale = photoRect.width / photo.offsetWidth || 1
  const scale = Math.max(tileRect.width / photoRect.width, tileRect.height / photoRect.height)
  const image = tile.querySelector('img')
  const [x = 0.5, y = 0.5] = image
    ? getComputedStyle(image)
        .objectPosition.split(' ')
        .map((part) => Number.parseFloat(part) / 100)
    : []
  const overflow = {
    x: photoRect.width * scale - tileRect.width,
    y: photoRect.height * scale - tileRect.height,
  }
  const dx =
    (tileRect.left + tileRect.width / 2 - photoRect.left - photoRect.width / 2 + overflow.x * (0.5 - x)) /
    frameScale
  const dy =
    (tileRect.top + tileRect.height / 2 - photoRect.top - photoRect.height / 2 + overflow.y * (0.5 - y)) /
    frameScale
  const clipLength = (length: number) => `${Math.max(0, length / scale / frameScale)}px`
  const radius = Number.parseFloat(getComputedStyle(tile.parentElement ?? tile).borderRadius) || 0
  return {
    transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
    clipPath: `inset(${clipLength(overflow.y * y)} ${clipLength(overflow.x * (1 - x))} ${clipLength(overflow.y * (1 - y))} ${clipLength(overflow.x * x)} round ${radius / scale}px)`,
  }
}

/** Starts the animation of a photo between its tile and the viewer. Only transform, clip-path, and opacity are animated. */
export const startPhotoTransition = ({
  photo,
  tile,
  fadingElements,
  isClosing,
  duration,
  easing,
}: PhotoTransitionOptions): PhotoTransition => {
  const stylesAtTile = tileStyles(photo, tile)
  const stylesInViewer = { transform: 'none', clipPath: 'inset(0px 0px 0px 0px round 0px)' }
  const timing = { duration, easing, fill: 'both' as const }
  const orderKeyframes = <T>(from: T, to: T) => (isClosing ? [to, from] : [from, to])
  const animations = [
    photo.animate(orderKeyframes(stylesAtTile, stylesInViewer), timing),
    ...fadingElements.map((element) =>
      element.animate(orderKeyframes({ opacity: 0 }, { opacity: 1 }), timing),
    ),
  ]
  for (const animation of animations) animation.playbackRate = motionRate()
  tile.style.visibility = 'hidden'
  let isMovingToViewer = !isClosing
  return {
    get openingFinished() {
      return isMovingToViewer
        ? Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {})
        : Promise.resolve()
    },
    reverse() {
      isMovingToViewer = !isMovingToViewer
      for (const animation of animations) animation.reverse()
    },
    cancel() {
      for (const animation of animations) animation.cancel()
      tile.style.removeProperty('visibility')
    },
  }
}
