import { type ComponentType, lazy } from 'react'
import { frame } from '@/lib/frame'
import type { OptionsOf, OverlayKind } from '@/lib/overlay/types'

/** A view that is fetched apart from the host, and whether it has come. */
const part = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const made = {
    here: false,
    View: lazy(async () => ({ default: await load() })),
    async fetch() {
      await load()
      made.here = true
    },
  }
  return made
}

/**
 * The views that most screens never ask for: popovers with what places them, sheets and cards with their gestures, fields of
 * alerts.
 */
export const rest = {
  popover: part(async () => (await import('./popover-view')).PopoverView),
  sheet: part(async () => (await import('./sheet-view')).SheetView),
  card: part(async () => (await import('./card-view')).CardView),
  fields: part(async () => (await import('./alert-fields')).AlertFields),
}

/** The shape of a modal. Material knows no cards: there it is a modal like others (engine.md 3). */
export const shapeOf = (
  { breakpoints, presentation = breakpoints ? 'sheet' : 'full' }: OptionsOf['modal'],
  mode: string,
): 'sheet' | 'card' | 'full' => (presentation === 'card' && mode !== 'ios' ? 'full' : presentation)

/** The part of the rest that an overlay needs, if it needs one. */
const needed = (kind: OverlayKind, options: OptionsOf[OverlayKind]) => {
  if (kind === 'popover') return rest.popover
  if (kind === 'alert') return (options as OptionsOf['alert']).inputs?.length ? rest.fields : undefined
  if (kind !== 'modal') return undefined
  const shape = shapeOf(options as OptionsOf['modal'], frame.get().mode)
  return shape === 'full' ? undefined : rest[shape]
}

/**
 * Fetches the view that an overlay needs besides the host. One whose view cannot be fetched is not opened: nothing would be
 * there to be seen or closed.
 * @returns undefined when there is nothing to wait for
 * @throws where it cannot be fetched, e.g. offline
 */
export const prepare = (kind: OverlayKind, options: OptionsOf[OverlayKind]): Promise<void> | undefined => {
  const wanted = needed(kind, options)
  if (!wanted || wanted.here) return undefined
  return wanted.fetch().catch((cause) => {
    throw new Error(
      `Patternbook: the view of this ${kind} could not be loaded, so it is not shown. Try again when online.`,
      { cause },
    )
  })
}

/** Fetches all of them, so that they are there without a network. */
export const fetchRest = async (): Promise<void> => {
  await Promise.all(Object.values(rest).map((one) => one.fetch()))
}
