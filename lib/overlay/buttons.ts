import { isCancelRole } from './defaults'
import type { DismissOptions } from './overlay'
import type { OverlayButton } from './types'

/** Converts a plain string to a button with that text. "Cancel", in upper or lower case, gets the role 'cancel'. */
function resolveButton<B extends OverlayButton<never>>(button: string | B): B {
  if (typeof button !== 'string') return button
  const role = button.toLowerCase() === 'cancel' ? 'cancel' : undefined
  return { text: button, role } as B
}

/** Converts all buttons of an overlay that are plain strings to button objects. */
export function resolveButtons<B extends OverlayButton<never>>(buttons: readonly (string | B)[] = []): B[] {
  return buttons.map((button) => resolveButton(button))
}

/** The data and functions of an overlay that `pressButton` needs. */
export interface PressContext {
  /** True if the overlay is closing. */
  isLeaving: boolean
  dismiss(data: unknown, role: string | undefined, options: DismissOptions): Promise<boolean>
  /** The argument of the handler: the values of an alert; undefined for action sheets and toasts. */
  values: unknown
  /** Returns the data of the overlay's result. @param returned the return value of the handler */
  toResultData(returned: unknown): unknown
}

/** Overlays in which a button's handler is running or has led to a dismissal. Their `dismiss` functions identify them. */
const pendingPresses = new WeakSet<PressContext['dismiss']>()

/**
 * Presses a button. The cancel button dismisses the overlay at once, and the dismissal runs the handler of the button, as after a
 * tap on the backdrop, so that the handler runs exactly once. The handler of any other button is awaited first, and if it returns
 * `false`, the overlay stays open. While a handler runs, presses of all buttons except the cancel button are ignored, such as the
 * second of two quick presses. While the overlay is closing, all presses are ignored.
 * @returns whether the overlay was dismissed
 */
export async function pressButton(button: OverlayButton<never>, overlay: PressContext): Promise<boolean> {
  const { dismiss } = overlay
  const dismissWith = (returned?: unknown) =>
    dismiss(overlay.toResultData(returned), button.role, { reason: 'button' })
  if (overlay.isLeaving) return false
  if (isCancelRole(button.role)) return dismissWith()
  if (pendingPresses.has(dismiss)) return false
  pendingPresses.add(dismiss)
  let isDismissed = false
  try {
    const handler = button.handler as ((values: unknown) => unknown) | undefined
    const returned = await handler?.(overlay.values)
    isDismissed = returned !== false && (await dismissWith(returned))
  } finally {
    if (!isDismissed) pendingPresses.delete(dismiss)
  }
  return isDismissed
}
