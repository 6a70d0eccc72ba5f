import { frame } from '@/lib/frame'
import type { OptionsOf, OverlayKind } from '@/lib/overlay/types'
import { createLazyView } from './lazy-view'

/** Popovers, with the code that positions them. Most screens never open one. */
export const popover = createLazyView(async () => (await import('./popover-view')).PopoverView)
/** The iOS card. Material has none and shows a full modal instead. */
export const card = createLazyView(async () => (await import('./card-view')).CardView)
/** Sheets, with their gestures and breakpoints. */
export const sheet = createLazyView(async () => (await import('./sheet-view')).SheetView)
/** Fields of alerts. */
export const alertFields = createLazyView(async () => (await import('./alert-fields')).AlertFields)

/** The requested shape of a modal. */
export const shapeOf = ({
  breakpoints,
  presentation = breakpoints ? 'sheet' : 'full',
}: OptionsOf['modal']): 'sheet' | 'card' | 'full' => presentation

/** The lazy view that an overlay needs, if it needs one. */
const lazyViewOf = (kind: OverlayKind, options: OptionsOf[OverlayKind]) => {
  const { mode } = frame.get()
  if (kind === 'popover') return popover
  if (kind === 'alert') return (options as OptionsOf['alert']).inputs?.length ? alertFields : undefined
  if (kind !== 'modal') return undefined
  const shape = shapeOf(options as OptionsOf['modal'])
  if (shape === 'sheet') return sheet
  return shape === 'card' && mode === 'ios' ? card : undefined
}

/**
 * Fetches the lazy view that an overlay needs. An overlay whose view cannot be fetched is not opened, because nobody could
 * see or close it.
 * @returns undefined if there is nothing to wait for
 * @throws if it cannot be fetched, e.g. offline
 */
export const prepare = (kind: OverlayKind, options: OptionsOf[OverlayKind]): Promise<void> | undefined => {
  const lazyView = lazyViewOf(kind, options)
  if (!lazyView || lazyView.loaded) return undefined
  return lazyView.fetch().catch((cause) => {
    throw new Error(
      `Patternbook: the view of this ${kind} could not be loaded, so it is not shown. Try again when you are online.`,
      { cause },
    )
  })
}

/** Fetches all lazy views of the current platform, so that they work offline. */
export const preloadViews = async (): Promise<void> => {
  const { mode } = frame.get()
  const cardView = mode === 'ios' ? card.fetch() : undefined
  await Promise.all([popover.fetch(), sheet.fetch(), alertFields.fetch(), cardView])
}
