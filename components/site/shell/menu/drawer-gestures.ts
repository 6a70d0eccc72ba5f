import { axisOf } from '@/lib/gesture/axis'
import { connectMenuSwipe } from '@/lib/menu/menu-swipe'
import { canSwipeBack, SWIPE_EDGE_WIDTH_PX } from './edge-swipe'

type DrawerControls = { isOpen(): boolean; canSwipeOpen(): boolean; open(): void; close(): unknown }

/**
 * Connects the gestures of the drawer: a swipe from the start edge of the page opens it, and a swipe on the drawer or its
 * backdrop, or a press on the backdrop, closes it.
 * @param drawer state of the drawer, and functions that open and close it
 * @param panel the element that slides in
 * @param backdrop the layer behind the panel
 * @returns a function that disconnects the gestures
 */
export const connectDrawerGestures = (
  drawer: DrawerControls,
  panel: HTMLElement,
  backdrop: HTMLElement,
): (() => void) => {
  const root = document.documentElement
  let dragCount = 0
  const mirrorInRtl = (distance: number) => axisOf(root).mirrorInRtl(distance)

  /** Moves the panel and fades the backdrop. `openFraction`: 0 for a closed drawer, 1 for an open drawer. */
  const setPosition = (openFraction: number) => {
    panel.style.transform = `translateX(${mirrorInRtl((openFraction - 1) * panel.offsetWidth)}px)`
    backdrop.style.opacity = `calc(var(--sh-backdrop-opacity) * ${openFraction})`
  }
  /** Animates to the final position, then removes the styles of the drag. */
  const settle = async (open: boolean) => {
    const dragCountAtRelease = dragCount
    // Reading the layout applies the current styles, from which the transition then starts.
    void panel.offsetWidth
    root.dataset.menuDrag = 'end'
    setPosition(open ? 1 : 0)
    if (!open) drawer.close()
    else if (!drawer.isOpen()) drawer.open()
    await Promise.allSettled(
      [panel, backdrop].flatMap((element) => element.getAnimations().map((animation) => animation.finished)),
    )
    if (dragCountAtRelease !== dragCount) return
    panel.style.removeProperty('transform')
    backdrop.style.removeProperty('opacity')
    delete root.dataset.menuDrag
  }

  return connectMenuSwipe({
    frame: document.body,
    panel,
    backdrop,
    side: () => 'start',
    edgeWidth: () => SWIPE_EDGE_WIDTH_PX,
    canSwipeOpen: () => drawer.canSwipeOpen() && !canSwipeBack(),
    canClose: drawer.isOpen,
    /** Reads the current position from the styles, because a drag may start during an animation. */
    startDrag() {
      dragCount++
      const { transform } = getComputedStyle(panel)
      const isHidden = root.dataset.menu !== 'open' && transform === 'none'
      const openFraction = isHidden ? 0 : 1 + mirrorInRtl(new DOMMatrix(transform).m41) / panel.offsetWidth
      root.dataset.menuDrag = ''
      setPosition(Math.min(1, Math.max(0, openFraction)))
      return openFraction
    },
    drag: setPosition,
    endDrag: (open) => void settle(open),
    cancelDrag: () => void (root.dataset.menuDrag === '' && settle(drawer.isOpen())),
    onBackdropPress: () => drawer.close(),
  })
}
