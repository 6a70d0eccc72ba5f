/** Duration of the long press (as in UIKit) or the hover that opens the viewer, ms. */
const LONG_PRESS_DELAY_MS = 500
/** Maximum movement of a finger during the long press, px. Source: UIKit. */
const MOVEMENT_TOLERANCE_PX = 10

const PANEL_CLASS =
  'pointer-events-none absolute inset-0 z-1000 m-auto flex size-fit max-h-[90%] min-w-40 max-w-[80%] flex-col items-center gap-3 overflow-hidden p-6 text-center text-title2 wrap-anywhere hyphens-auto squircle ios:rounded-card ios:bg-sheet ios:text-label ios:shadow-float ios:backdrop-blur-[30px] ios:backdrop-saturate-[1.8] material:rounded-card material:bg-inverse-surface material:text-inverse-on-surface material:shadow-float [&_svg]:size-14'

/**
 * Connects the large content viewer to a row of tabs: a long press on a tab, or a mouse over a tab, shows a panel with the
 * enlarged icon and text of the tab in the center of the frame. Escape hides the panel.
 * @param row the element around the tabs, which are links or have the role `tab`
 * @returns a function that disconnects the viewer
 */
export function connectLargeContentViewer(row: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let panel: HTMLElement | undefined
  let shownTab: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let startPoint = { x: 0, y: 0 }

  const hide = () => {
    clearTimeout(timer)
    panel?.remove()
    panel = shownTab = undefined
  }
  const show = (tab: Element) => {
    if (tab === shownTab) return
    hide()
    shownTab = tab
    panel = document.createElement('div')
    panel.className = PANEL_CLASS
    panel.dataset.largeContent = ''
    // Hidden from screen readers, because the tab already has the same accessible name.
    panel.ariaHidden = 'true'
    panel.lang = tab.closest<HTMLElement>('[lang]')?.lang ?? ''
    const icon = tab.querySelector('svg')?.cloneNode(true)
    const label = document.createElement('span')
    label.textContent = tab.getAttribute('aria-label') ?? tab.textContent
    panel.append(...(icon ? [icon] : []), label)
    row.closest('[data-frame]')?.append(panel)
  }
  const tabAt = (target: EventTarget | null) =>
    (target instanceof Element && row.contains(target) && target.closest('a, [role=link], [role=tab]')) ||
    undefined
  const showAfterDelay = (tab: Element) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(tab), LONG_PRESS_DELAY_MS)
  }
  const addRowListener = <E extends keyof HTMLElementEventMap>(
    type: E,
    listener: (event: HTMLElementEventMap[E]) => void,
  ) => row.addEventListener(type, listener, { signal })

  addRowListener('pointerdown', ({ pointerType, target, clientX, clientY }) => {
    const tab = tabAt(target)
    startPoint = { x: clientX, y: clientY }
    if (pointerType === 'mouse') hide()
    else if (tab) showAfterDelay(tab)
  })
  addRowListener('pointermove', ({ clientX, clientY, pointerType }) => {
    if (pointerType === 'mouse') return
    if (!shownTab && Math.hypot(clientX - startPoint.x, clientY - startPoint.y) > MOVEMENT_TOLERANCE_PX)
      clearTimeout(timer)
  })
  addRowListener('pointerover', ({ pointerType, target }) => {
    const tab = tabAt(target)
    if (pointerType !== 'mouse' || !tab) return
    if (shownTab) show(tab)
    else showAfterDelay(tab)
  })
  addRowListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') hide()
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, ({ pointerType }) => void (pointerType !== 'mouse' && hide()), {
      signal,
    })
  // A long press on a link would open the context menu of the browser over the panel.
  addRowListener('contextmenu', (event) => {
    if (shownTab) event.preventDefault()
  })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !shownTab) return
      event.stopPropagation()
      event.preventDefault()
      hide()
    },
    { capture: true, signal },
  )
  return () => {
    hide()
    controller.abort()
  }
}
