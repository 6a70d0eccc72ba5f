import type { Page } from '@playwright/test'
import type { ModalHandle, ModalOptions } from '@/lib/overlay/types'
import { pointInside, type SwipeOptions, swipe } from './swipe'
import { expect, waitForHydration } from './test'
import { urlWithQuery } from './urls'

/** Events and handle of the modal under test. The handle is in an object, because awaiting the handle waits for its result. */
type RecordedModal = {
  events: string[]
  /** The arguments of each call of the function `canDismiss`. */
  canDismissCalls: unknown[][]
  /** `isDismissing` of the last `drag-end` event. */
  isDismissing?: boolean
  modal: { handle: ModalHandle }
}

declare global {
  interface Window {
    recordedModal: RecordedModal
  }
}

/**
 * Options that can be serialized into the page. `canDismissResult` becomes `canDismiss`: a boolean, or a function that returns a
 * promise.
 */
export type ModalTestOptions = Omit<ModalOptions, 'content' | 'canDismiss'> & {
  canDismissResult?: boolean | 'async true' | 'async false'
}

/** Opens the lab with the modal panel. */
export async function openModalPanel(
  page: Page,
  query: Record<string, string> = { mode: 'ios' },
): Promise<void> {
  await page.goto(`${urlWithQuery('/lab/', query)}#modal`)
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Open modal' })).toBeVisible()
}

/** Opens a modal with options, records its events, and waits until it is presented. */
export const openModal = (page: Page, testOptions: ModalTestOptions) =>
  page.evaluate(async ({ canDismissResult, ...options }) => {
    const overlays = window.patternbook?.overlays
    if (!overlays) throw new Error('the overlays are not loaded')
    const recordedModal: Pick<RecordedModal, 'events' | 'canDismissCalls'> = {
      events: [],
      canDismissCalls: [],
    }
    const canDismiss =
      typeof canDismissResult === 'string'
        ? async (...args: unknown[]) => {
            recordedModal.canDismissCalls.push(args)
            return canDismissResult === 'async true'
          }
        : canDismissResult
    const handle = overlays.modal({
      id: 'trial',
      label: 'Trial',
      content: 'A few words.',
      ...options,
      ...(canDismiss !== undefined && { canDismiss }),
    })
    handle.on('breakpoint-change', ({ breakpoint }) => recordedModal.events.push(`at ${breakpoint}`))
    for (const event of ['drag-start', 'drag-move', 'drag-end'] as const)
      handle.on(event, (detail) => {
        if (event !== 'drag-move' || recordedModal.events.at(-1) !== event) recordedModal.events.push(event)
        if (event === 'drag-end') window.recordedModal.isDismissing = detail.isDismissing
        for (const value of [detail.currentY, detail.deltaY, detail.velocityY, detail.progress])
          if (!Number.isFinite(value)) recordedModal.events.push(`${event} without a number`)
      })
    window.recordedModal = { ...recordedModal, modal: { handle } }
    await handle.presented
  }, testOptions)

/** Returns the drag events of the modal under test so far, without repeated `drag-move`, and new breakpoints, e.g. `at 0.5`. */
export const recordedEvents = (page: Page) => page.evaluate(() => window.recordedModal.events)

/** Returns the topmost modal: the element that contains its backdrop and its dialog. */
export const topmostModal = (page: Page) => page.locator('[data-overlay=modal]').last()
/** Returns the dialog element of the topmost modal. */
export const dialog = (page: Page) => topmostModal(page).getByRole('dialog')

/** Waits until a modal is presented and does not move. If several modals are open, one of them is enough. */
export const waitForSettledModal = (page: Page) =>
  expect(page.locator('[data-overlay=modal][data-state=presented]:not([data-moving])').last()).toBeAttached()

/** Returns the visible fraction of the modal's height. */
export const visibleFraction = (page: Page) =>
  dialog(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    const bottom = element.closest('[data-overlay]')?.getBoundingClientRect().bottom ?? 0
    return Math.round(((bottom - top) / height) * 100) / 100
  })

/** Drags the modal by a fraction of its height (down is positive), from a point at `startFraction` of its height. */
export async function dragModal(
  page: Page,
  fraction: number,
  startFraction = 0.03,
  options: SwipeOptions = {},
): Promise<void> {
  const from = await pointInside(dialog(page), 0.5, startFraction)
  const height = (await dialog(page).boundingBox())?.height ?? 0
  // The gesture measures distances from the point of recognition, which is 10 px from the start.
  const distance = fraction * height + Math.sign(fraction) * 10
  await swipe(page, from, { x: from.x, y: from.y + distance }, options)
}
