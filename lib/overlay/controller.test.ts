// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackHandlers } from '@/lib/back/back-handlers'
import { NAVIGATION_BACK_PRIORITY } from '@/lib/back/priorities'
import { createOverlayController, type OverlayController } from './controller'
import type { OverlayViewModel } from './overlay-view'
import { createManualAnimator, eventNames, flushPromises, LIFECYCLE_EVENTS, recordEvents } from './test-utils'

let controller: OverlayController
let animations: ReturnType<typeof createManualAnimator>['motions']
const backHandlers = createBackHandlers()
const onPageBack = vi.fn()
backHandlers.register(NAVIGATION_BACK_PRIORITY, onPageBack)

/** Does what the views do in an app: adds a layer to the document for every overlay, and removes it after the dismissal. */
function mountViews() {
  const mountedViews = new Map<string, { view: OverlayViewModel; element: HTMLElement }>()
  controller.subscribe(() => {
    for (const view of controller.list()) {
      const element = mountedViews.get(view.id)?.element ?? document.createElement('div')
      const isNew = !mountedViews.has(view.id)
      mountedViews.set(view.id, { view, element })
      if (!isNew) continue
      element.id = view.id
      document.body.append(element)
      view.setElements({ root: element, surface: element })
    }
    for (const [id, { view, element }] of mountedViews) {
      if (controller.list().some((other) => other.id === id)) continue
      mountedViews.delete(id)
      element.remove()
      view.setElements(null)
    }
  })
}

const finishAnimations = async () => {
  await flushPromises()
  for (const motion of animations) motion.finish()
  await flushPromises()
}

beforeEach(() => {
  document.body.replaceChildren()
  onPageBack.mockClear()
  const manual = createManualAnimator()
  animations = manual.motions
  controller = createOverlayController({ defaultAnimator: manual.defaultAnimator, backHandlers })
  mountViews()
  return () => controller.destroy()
})

describe('the overlay controller of a frame', () => {
  it('Back closes the overlay and does not reach the page', async () => {
    const alert = controller.alert({ header: 'Hold this room?' })
    await finishAnimations()
    expect(await backHandlers.handlePress('back')).toBe(true)
    await finishAnimations()
    expect(await alert).toEqual({ data: undefined, role: 'backdrop' })
    expect(onPageBack).not.toHaveBeenCalled()
    await backHandlers.handlePress('back')
    expect(onPageBack).toHaveBeenCalledOnce()
  })

  it('Back and Escape do not close toasts, shown or waiting', async () => {
    for (const message of ['1', '2', '3', '4']) controller.toast({ message, duration: 0 })
    await finishAnimations()
    expect(await backHandlers.handlePress('escape')).toBe(false)
    await backHandlers.handlePress('back')
    expect(onPageBack).toHaveBeenCalledOnce()
    expect(controller.list()).toHaveLength(3)
  })

  it('Escape closes the overlay with the role of a backdrop tap', async () => {
    const sheet = controller.actionSheet({ buttons: ['Share'] })
    await finishAnimations()
    await backHandlers.handlePress('escape')
    await finishAnimations()
    expect((await sheet).role).toBe('backdrop')
  })

  it('each press closes only the topmost overlay', async () => {
    controller.modal({ id: 'below', content: 'below' })
    controller.alert({ id: 'above', header: 'above' })
    await finishAnimations()
    await backHandlers.handlePress('escape')
    await finishAnimations()
    expect(controller.list().map(({ id }) => id)).toEqual(['below'])
    await backHandlers.handlePress('escape')
    await finishAnimations()
    expect(controller.list()).toEqual([])
  })

  it('a top overlay that must not be dismissed consumes Back', async () => {
    controller.loading({ message: 'Fetching' })
    await finishAnimations()
    expect(await backHandlers.handlePress('back')).toBe(true)
    expect(onPageBack).not.toHaveBeenCalled()
    expect(controller.list()).toHaveLength(1)
  })

  it('a toast above an alert is not the top: Escape closes the alert', async () => {
    controller.alert({ id: 'alert', header: 'x' })
    controller.toast({ id: 'toast', message: 'Saved', duration: 0 })
    await finishAnimations()
    expect(controller.getTop()?.id).toBe('alert')
    expect(controller.getTop('toast')?.id).toBe('toast')
    await backHandlers.handlePress('escape')
    await finishAnimations()
    expect(controller.list().map(({ id }) => id)).toEqual(['toast'])
  })

  it('the top is the overlay that was presented last, whatever its z-index', async () => {
    controller.loading({ id: 'loading' })
    controller.alert({ id: 'alert', header: 'x' })
    await finishAnimations()
    expect(controller.getTop()?.id).toBe('alert')
    const [loading, alert] = controller.list()
    expect([loading?.zIndex, alert?.zIndex]).toEqual([40001, 20002])
  })

  it('without an overlay, dismiss rejects with the documented string, and there is no top', async () => {
    await expect(controller.dismiss()).rejects.toBe('overlay does not exist')
    expect(controller.getTop()).toBeUndefined()
    controller.toast({ message: 'only a toast', duration: 0 })
    await expect(controller.dismiss()).rejects.toBe('overlay does not exist')
    await expect(controller.dismiss(1, 'x', { id: 'another' })).rejects.toBe('overlay does not exist')
  })

  it('dismiss closes the topmost overlay, the topmost of a type, or the one with an id', async () => {
    controller.modal({ id: 'modal', content: 'x' })
    controller.alert({ id: 'a1', header: 'x' })
    controller.alert({ id: 'a2', header: 'x' })
    await finishAnimations()
    const idsAfterDismiss = async (target?: Parameters<OverlayController['dismiss']>[2]) => {
      const answer = controller.dismiss('d', 'r', target)
      await finishAnimations()
      expect(await answer).toBe(true)
      return controller.list().map(({ id }) => id)
    }
    expect(await idsAfterDismiss({ id: 'a1' })).toEqual(['modal', 'a2'])
    expect(await idsAfterDismiss({ kind: 'modal' })).toEqual(['a2'])
    expect(await idsAfterDismiss()).toEqual([])
  })

  it('the element has left the document when dismiss resolves', async () => {
    const alert = controller.alert({ id: 'alert', header: 'x' })
    await finishAnimations()
    const elementAfterDismiss = alert.dismiss().then(() => document.getElementById('alert'))
    await finishAnimations()
    expect(await elementAfterDismiss).toBeNull()
  })

  it('animated false plays no animation', async () => {
    const alert = controller.alert({ header: 'x', animated: false })
    const log = recordEvents(alert)
    await alert.presented
    expect(await alert.dismiss()).toBe(true)
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
    expect(animations).toHaveLength(0)
  })

  it('an abort signal dismisses with the role abort, also if it was aborted before', async () => {
    const abort = new AbortController()
    const alert = controller.alert({ header: 'x', signal: abort.signal, canDismiss: () => false })
    await finishAnimations()
    abort.abort()
    await finishAnimations()
    expect(await alert).toEqual({ data: undefined, role: 'abort' })
    const late = controller.alert({ header: 'x', signal: abort.signal })
    await finishAnimations()
    expect((await late).role).toBe('abort')
    expect(controller.list()).toEqual([])
  })

  it('a fourth toast waits for room, and can be dismissed while it waits', async () => {
    const toasts = ['1', '2', '3', '4', '5'].map((message) => controller.toast({ message, duration: 0 }))
    controller.toast({ message: 'elsewhere', position: 'top', duration: 0 })
    await finishAnimations()
    expect(controller.list()).toHaveLength(4)
    expect(await toasts[3]?.dismiss()).toBe(false)
    expect(await toasts[3]).toEqual({ data: undefined, role: undefined })
    void toasts[0]?.dismiss()
    await finishAnimations()
    const messages = controller.list().map(({ options }) => (options as { message: string }).message)
    expect(messages).toEqual(['2', '3', 'elsewhere', '5'])
  })

  it('a tap on the backdrop runs the cancel handler once and ignores its return value', async () => {
    const handler = vi.fn(() => false)
    const alert = controller.alert({ header: 'x', buttons: [{ text: 'No', role: 'cancel', handler }, 'Ok'] })
    await finishAnimations()
    void controller.topView()?.requestClose('backdrop')
    await finishAnimations()
    expect((await alert).role).toBe('backdrop')
    expect(handler).toHaveBeenCalledOnce()
  })

  it('with backdropDismiss false a tap outside does nothing', async () => {
    controller.actionSheet({ buttons: ['Share'], backdropDismiss: false })
    await finishAnimations()
    expect(await controller.topView()?.requestClose('backdrop')).toBe(false)
    expect(controller.list()).toHaveLength(1)
  })

  it('options can be updated while it is open', async () => {
    const loading = controller.loading({ message: '1 of 2' })
    await finishAnimations()
    loading.update({ message: '2 of 2' })
    expect(controller.list()[0]?.options).toMatchObject({ message: '2 of 2' })
  })

  it('onAny() receives all events of all overlays, the last two with data and role', async () => {
    const events: unknown[] = []
    const stop = controller.onAny(({ type, id, kind, data, role }) =>
      events.push([type, id, kind, data, role]),
    )
    controller.actionSheet({ id: 'sheet', buttons: ['Share'] })
    await finishAnimations()
    void controller.dismiss(7, 'done')
    await finishAnimations()
    expect(events).toEqual([
      ['will-present', 'sheet', 'action-sheet', undefined, undefined],
      ['did-present', 'sheet', 'action-sheet', undefined, undefined],
      ['will-dismiss', 'sheet', 'action-sheet', 7, 'done'],
      ['did-dismiss', 'sheet', 'action-sheet', 7, 'done'],
    ])
    stop()
    controller.alert({ header: 'x' })
    await finishAnimations()
    expect(events).toHaveLength(4)
  })

  it('canDismiss may be a value, for every kind of overlay', async () => {
    const sheet = controller.actionSheet({ buttons: ['Share'], canDismiss: false })
    await finishAnimations()
    await backHandlers.handlePress('escape')
    expect(await sheet.dismiss()).toBe(false)
    sheet.update({ canDismiss: true })
    const dismissed = sheet.dismiss()
    await finishAnimations()
    expect(await dismissed).toBe(true)
  })

  it('a modal closes its child modals, even those that must not be dismissed', async () => {
    const parent = controller.modal({ id: 'parent', content: 'x' })
    const child = controller.modal({ parent: 'parent', content: 'x', canDismiss: false })
    const other = controller.modal({ id: 'other', content: 'x' })
    await finishAnimations()
    void parent.dismiss()
    await finishAnimations()
    expect((await child).role).toBe('parent-dismissed')
    expect(controller.list().map(({ id }) => id)).toEqual([other.id])
  })

  it('an animator replaces the default animator, and continues from the position of a gesture', async () => {
    const animator = createManualAnimator()
    const modal = controller.modal({ content: 'x' })
    await flushPromises()
    const view = controller.list()[0] as OverlayViewModel
    animations[0]?.finish()
    view.setAnimator({
      enter: () => animator.defaultAnimator.enter(view, { root: document.body, surface: document.body }),
      leave: () => animator.defaultAnimator.leave(view, { root: document.body, surface: document.body }),
      getBreakpoint: () => 0.5,
    })
    await flushPromises()
    expect(modal.breakpoint).toBe(0.5)
    void modal.dismiss(undefined, 'gesture')
    await flushPromises()
    expect(animator.motions.map(({ direction }) => direction)).toEqual(['leave'])
    animator.motions[0]?.finish()
    expect((await modal).role).toBe('gesture')
  })

  it('topModalView() skips non-modal sheets, overlays without a focus trap, and toasts', async () => {
    controller.alert({ id: 'alert', header: 'x' })
    controller.modal({ id: 'sheet', content: 'x' })
    controller.popover({ id: 'tip', anchor: document.body, content: 'x', focusTrap: false })
    controller.toast({ message: 'x', duration: 0 })
    await finishAnimations()
    expect(controller.topModalView()?.id).toBe('sheet')
    controller.list()[1]?.setNonModal(true)
    expect(controller.topModalView()?.id).toBe('alert')
    expect(controller.topView()?.id).toBe('tip')
  })

  it('destroy() closes everything', async () => {
    const alert = controller.alert({ header: 'x' })
    const log = recordEvents(alert)
    await finishAnimations()
    controller.destroy()
    await flushPromises()
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
    expect(backHandlers.canClose()).toBe(false)
  })
})
