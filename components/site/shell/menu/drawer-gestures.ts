import { axisOf } from '@/lib/gesture/axis'
import { createGesture, type GestureDetail, type GestureOptions } from '@/lib/gesture/gesture'
import { isSwipeBack, SWIPE_EDGE } from './swipe-before-hydration'

/** Gesture priority; the swipe back (101) has precedence. */
const GESTURE_PRIORITY = 30
/** A release faster than this opens or closes the drawer at any distance, px/ms. */
const FLICK_VELOCITY = 0.2
/** A click on the backdrop within this time after a drag belongs to the drag, ms. */
const CLICK_AFTER_DRAG_MS = 100

/**
 * Whether a release opens the drawer.
 * @param share how far the drawer is open, 0–1
 * @param velocity in the direction of opening, px/ms
 */
export const releaseOpens = (share: number, velocity: number): boolean =>
  velocity > FLICK_VELOCITY || (velocity >= -FLICK_VELOCITY && share > 0.5)

type DrawerControls = { isOpen(): boolean; canOpen(): boolean; open(): void; close(): unknown }

/**
 * The gestures of the drawer: a swipe from the start edge of the page opens it, a swipe anywhere or a press outside closes it.
 * @param drawer opens and closes it
 * @returns a function that disconnects them
 */
export const connectDrawerGestures = (
  drawer: DrawerControls,
  panel: HTMLElement,
  backdrop: HTMLElement,
): (() => void) => {
  const root = document.documentElement
  let width = 0
  let from = 0
  let share = 0
  let drags = 0
  let ended = Number.NEGATIVE_INFINITY
  const along = (distance: number) => axisOf(root).along(distance)

  const place = (next: number) => {
    share = Math.min(1, Math.max(0, next))
    panel.style.transform = `translateX(${along((share - 1) * width)}px)`
    backdrop.style.opacity = `calc(var(--sh-backdrop) * ${share})`
  }
  /** Starts a drag at the current position, even during an animation. */
  const begin = () => {
    drags++
    width = panel.offsetWidth
    const { transform } = getComputedStyle(panel)
    const hidden = root.dataset.menu !== 'open' && transform === 'none'
    from = hidden ? 0 : 1 + along(new DOMMatrix(transform).m41) / width
    root.dataset.menuDrag = ''
    place(from)
  }
  /** Animates to the final position, then removes the styles of the drag. */
  const finish = async (open: boolean) => {
    const drag = drags
    // Reading the layout sets the start of the transition.
    void panel.offsetWidth
    root.dataset.menuDrag = 'end'
    place(open ? 1 : 0)
    if (!open) drawer.close()
    else if (!drawer.isOpen()) drawer.open()
    await Promise.allSettled(
      [panel, backdrop].flatMap((part) => part.getAnimations().map((run) => run.finished)),
    )
    if (drag !== drags) return
    panel.style.removeProperty('transform')
    backdrop.style.removeProperty('opacity')
    delete root.dataset.menuDrag
  }

  const isOpening = (verdict: string) => (verdict === 'towards') === (axisOf(root).sign === 1)
  const shared: GestureOptions = {
    name: 'menu',
    priority: GESTURE_PRIORITY,
    onStart: begin,
    onMove: ({ deltaX }: GestureDetail) => place(from + along(deltaX) / width),
    onEnd({ event, velocityX }: GestureDetail) {
      ended = event.timeStamp
      void finish(releaseOpens(share, along(velocityX)))
    },
    onCancel: () => void (root.dataset.menuDrag === '' && finish(drawer.isOpen())),
  }
  const gestures = [
    createGesture(document.body, {
      ...shared,
      canStart: ({ x }) =>
        drawer.canOpen() &&
        !isSwipeBack() &&
        axisOf(root).inset(x, root.getBoundingClientRect()) <= SWIPE_EDGE,
      accepts: isOpening,
    }),
    ...[panel, backdrop].map((part) =>
      createGesture(part, {
        ...shared,
        name: 'menu-close',
        canStart: () => drawer.isOpen(),
        accepts: (verdict) => !isOpening(verdict),
      }),
    ),
  ]
  const press = (event: MouseEvent) => event.timeStamp - ended > CLICK_AFTER_DRAG_MS && drawer.close()
  backdrop.addEventListener('click', press)
  return () => {
    backdrop.removeEventListener('click', press)
    for (const gesture of gestures) gesture.destroy()
  }
}
