'use client'

import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { backHandlers } from '@/lib/back'
import { frame as frameState } from '@/lib/frame'
import { createMenuController, type MenuController } from '@/lib/menu/menu-controller'
import { menus } from '@/lib/menu/menu-registry'
import { connectMenuSwipe } from '@/lib/menu/menu-swipe'
import { createMenuView, type MenuElements } from '@/lib/menu/menu-view'
import type { MenuHandle, MenuSide, MenuType } from '@/lib/menu/types'
import { elevatedClass } from './elevated-class'

/** Props of {@link Menu}. */
export interface MenuProps {
  /** Id for the methods of `menus`, such as `menus.open(id)`. */
  id?: string
  /** Accessible name. */
  label: string
  /** Side of the frame from which the menu opens. Default 'start'. May change at any time. */
  side?: MenuSide
  /** Whether the menu covers the page, pushes it aside, or is behind the page, which moves aside. Default 'overlay'. */
  type?: MenuType
  disabled?: boolean
  /** Whether a swipe opens and closes the menu. Default true. */
  swipe?: boolean
  /** Width of the area at the edge of the frame in which a swipe that opens the menu may begin, px. Default 50. */
  edgeWidth?: number
  /** Whether the menu is open. If omitted, the menu stores this state itself. */
  open?: boolean
  /**
   * Called before the menu opens or closes, unless a change of `open` is the cause. A menu with `open` then changes only if
   * `open` changes. Also called after the menu was closed because another menu opened, or this menu was disabled or removed.
   */
  onOpenChange?: (open: boolean, change: { role: string | undefined }) => void
  onWillOpen?: () => void
  onDidOpen?: () => void
  onWillClose?: (change: { role: string | undefined }) => void
  onDidClose?: (change: { role: string | undefined }) => void
  /** The content, or a function that receives the menu and returns the content. */
  children: ReactNode | ((menu: MenuHandle) => ReactNode)
}

const PANEL_CLASS = [
  'absolute inset-y-0 flex w-[304px] flex-col overflow-y-auto overscroll-contain outline-none touch-pan-y',
  'pt-[max(0px,var(--safe-top,env(safe-area-inset-top,0px)))] pb-[max(0px,var(--safe-bottom,env(safe-area-inset-bottom,0px)))]',
  'text-body text-label ios:bg-grouped material:bg-surface-container-low @max-[340px]/frame:w-[264px]',
  elevatedClass,
].join(' ')

const SIDE_CLASS: Record<MenuSide, string> = { start: 'start-0', end: 'end-0' }

/** In Material, rounds the corners of a menu that covers the page, on the side away from the edge of the frame. */
const CORNER_CLASS: Record<MenuSide, string> = {
  start: 'material:rounded-e-[16px] expressive:rounded-e-[28px]',
  end: 'material:rounded-s-[16px] expressive:rounded-s-[28px]',
}

const TYPE_CLASS: Record<MenuType, string> = {
  overlay: 'z-1000 ios-26:menu-float material:shadow-float',
  push: 'z-1000 material:shadow-float',
  // The menu is behind the page, which moves aside.
  reveal: '-z-1',
}

/**
 * Creates the menu when its elements are in the DOM, and removes the menu when the component unmounts. Returns the menu, or
 * undefined before it exists.
 * @param onDragEnd called when a drag and the animation after it have ended; must not change
 */
function useMenu(props: MenuProps, elements: MenuElements | null, onDragEnd: () => void) {
  const generatedId = useId()
  const id = props.id ?? generatedId
  const latestProps = useRef(props)
  const [menu, setMenu] = useState<MenuController>()

  useLayoutEffect(() => {
    latestProps.current = props
  })

  useLayoutEffect(() => {
    if (!elements) return
    const { type = 'overlay', side = 'start' } = latestProps.current
    const canSwipe = () => latestProps.current.swipe ?? true
    const getTypeAndSide = () => ({
      type: latestProps.current.type ?? type,
      side: latestProps.current.side ?? side,
    })
    const view = createMenuView(elements, getTypeAndSide, (source) =>
      controller.requestClose(source === 'escape' ? 'backdrop' : undefined),
    )
    const controller = createMenuController(id, {
      side: () => getTypeAndSide().side,
      view: () => view,
      requestChange(shouldOpen, role) {
        // Renders synchronously, so that the new value of `open` is known when `flushSync` returns.
        flushSync(() => latestProps.current.onOpenChange?.(shouldOpen, { role }))
        return (latestProps.current.open ?? shouldOpen) === shouldOpen
      },
      onForceClose(role) {
        if (latestProps.current.open !== false) latestProps.current.onOpenChange?.(false, { role })
      },
    })
    const cleanups = [
      controller.on('will-open', () => latestProps.current.onWillOpen?.()),
      controller.on('did-open', () => latestProps.current.onDidOpen?.()),
      controller.on('will-close', (change) => latestProps.current.onWillClose?.(change)),
      controller.on('did-close', (change) => latestProps.current.onDidClose?.(change)),
      menus.register(controller),
      connectMenuSwipe({
        ...elements,
        side: () => controller.side,
        edgeWidth: () => latestProps.current.edgeWidth ?? 50,
        canSwipeOpen: () =>
          canSwipe() &&
          controller.enabled &&
          controller.state === 'closed' &&
          backHandlers.getOpenItems().length === 0,
        canClose: () => canSwipe() && controller.isOpen(),
        startDrag(isOpening) {
          controller.startDrag()
          return isOpening ? 0 : 1
        },
        drag: controller.drag,
        endDrag: (open) => void controller.endDrag(open).then(onDragEnd),
        cancelDrag: () => void controller.endDrag(controller.isOpen()).then(onDragEnd),
        onBackdropPress: () => controller.requestClose('backdrop'),
      }),
      frameState.subscribe(controller.updatePosition),
    ]
    const resizeObserver = new ResizeObserver(controller.updatePosition)
    resizeObserver.observe(elements.frame)
    setMenu(controller)
    return () => {
      resizeObserver.disconnect()
      for (const cleanup of cleanups.reverse()) cleanup()
    }
  }, [id, elements, onDragEnd])

  return menu
}

/**
 * A side menu of the frame. It covers the page, pushes the page aside, or is behind the page, which moves aside. The menu opens
 * with `open`, with `menus.open(id)`, or with a swipe from its side of the frame. Only one menu is open at a time.
 */
export function Menu(props: MenuProps) {
  const { label, side = 'start', type = 'overlay', disabled = false, open, children } = props
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [backdrop, setBackdrop] = useState<HTMLElement | null>(null)
  const elements = useMemo<MenuElements | null>(
    () => (frame && panel && backdrop ? { frame, panel, backdrop } : null),
    [frame, panel, backdrop],
  )
  const [animationEndCount, setAnimationEndCount] = useState(0)
  // A menu that returns to its old position after a drag emits no events, so this reruns the effect below.
  const onDragEnd = useCallback(() => setAnimationEndCount((count) => count + 1), [])
  const menu = useMenu(props, elements, onDragEnd)

  // Finds the frame that contains this component (its hidden `span`), or else the first frame in the document.
  const findFrame = useCallback((element: HTMLElement | null) => {
    if (element)
      setFrame(
        element.closest<HTMLElement>('[data-frame]') ?? document.querySelector<HTMLElement>('[data-frame]'),
      )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: side and type are the changed values
  useLayoutEffect(() => menu?.updatePosition(), [menu, side, type])
  useLayoutEffect(() => menu?.enable(!disabled), [menu, disabled])
  const reportStaysClosed = useEffectEvent(() => props.onOpenChange?.(false, { role: undefined }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `animationEndCount` changes when an animation ends
  useEffect(() => {
    if (!menu || open === undefined || disabled) return
    const change = menu.setOpen(open)
    // An overlay covers the menu, or a drag has not ended yet. Nothing would open the menu later.
    if (open && menu.state === 'closed')
      void change.then(() => menu.state === 'closed' && reportStaysClosed())
    // If `open` changes during an animation, `setOpen` does nothing, so it is called again when the animation ends.
    return menu.on(open ? 'did-close' : 'did-open', () => setAnimationEndCount((count) => count + 1))
  }, [menu, open, disabled, animationEndCount])

  return (
    <>
      <span hidden ref={findFrame} />
      {frame &&
        createPortal(
          <>
            <div
              ref={setBackdrop}
              hidden
              data-menu-backdrop=""
              aria-hidden="true"
              className="absolute inset-0 z-999 touch-none bg-black"
            />
            <nav
              ref={setPanel}
              hidden
              tabIndex={-1}
              aria-label={label}
              data-menu-panel={type}
              className={`${PANEL_CLASS} ${SIDE_CLASS[side]} ${TYPE_CLASS[type]} ${type === 'overlay' ? CORNER_CLASS[side] : ''}`}
            >
              {typeof children === 'function' ? menu && children(menu) : children}
            </nav>
          </>,
          frame,
        )}
    </>
  )
}
