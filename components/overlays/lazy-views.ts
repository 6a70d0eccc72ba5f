import { frame } from '@/lib/frame'
import type { OverlayKind, OverlayOptionsByKind } from '@/lib/overlay/types'
import { createLazyView } from './lazy-view'

/** The view of popovers, with the code that positions them. Most screens never open a popover. */
export const lazyPopover = createLazyView(async () => (await import('./popover-view')).PopoverView)
/** The view of modals with `presentation: 'card'` on iOS. On Material, these modals are full modals. */
export const lazyCard = createLazyView(async () => (await import('./card-view')).CardView)
/** The view of sheets, with their gestures and breakpoints. */
export const lazySheet = createLazyView(async () => (await import('./sheet-view')).SheetView)
/** The fields of alerts. Only alerts with `inputs` need them. */
export const lazyAlertFields = createLazyView(async () => (await import('./alert-fields')).AlertFields)

/** Returns the requested presentation of a modal. Default: 'sheet' for a modal with breakpoints, 'full' for all other modals. */
export const presentationOf = ({
  breakpoints,
  presentation = breakpoints ? 'sheet' : 'full',
}: OverlayOptionsByKind['modal']): 'sheet' | 'card' | 'full' => presentation

/** Returns the lazy view that an overlay needs, or undefined if it needs none. */
const lazyViewOf = (kind: OverlayKind, options: OverlayOptionsByKind[OverlayKind]) => {
  const { mode } = frame.get()
  if (kind === 'popover') return lazyPopover
  if (kind === 'alert')
    return (options as OverlayOptionsByKind['alert']).inputs?.length ? lazyAlertFields : undefined
  if (kind !== 'modal') return undefined
  const presentation = presentationOf(options as OverlayOptionsByKind['modal'])
  if (presentation === 'sheet') return lazySheet
  return presentation === 'card' && mode === 'ios' ? lazyCard : undefined
}

/**
 * Fetches the lazy view that an overlay needs. An overlay whose view cannot be fetched is not opened, because nobody could
 * see or close it.
 * @returns a promise that rejects if the view cannot be fetched, for example offline; undefined if there is nothing to wait for
 */
export const fetchLazyView = (
  kind: OverlayKind,
  options: OverlayOptionsByKind[OverlayKind],
): Promise<void> | undefined => {
  const lazyView = lazyViewOf(kind, options)
  if (!lazyView || lazyView.isLoaded) return undefined
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
  const cardView = mode === 'ios' ? lazyCard.fetch() : undefined
  await Promise.all([lazyPopover.fetch(), lazySheet.fetch(), lazyAlertFields.fetch(), cardView])
}
