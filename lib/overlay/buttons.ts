import { isCancel } from './defaults'
import type { DismissOptions } from './overlay'
import type { OverlayButton } from './types'

/** Converts a plain string to a button with that text. "Cancel" gets the role of the same name. */
function resolveButton<B extends OverlayButton<never>>(button: string | B): B {
  if (typeof button !== 'string') return button
  const role = button.toLowerCase() === 'cancel' ? 'cancel' : undefined
  return { text: button, role } as B
}

/** Buttons of an overlay in full form. */
export function resolveButtons<B extends OverlayButton<never>>(buttons: readonly (string | B)[] = []): B[] {
  return buttons.map((button) => resolveButton(button))
}

/** The parts of an overlay that pressing a button needs. */
export interface PressContext {
  /** True if the overlay is closing. */
  leaving: boolean
  dismiss(data: unknown, role: string | undefined, how: DismissOptions): Promise<boolean>
  /** The argument of the handler: the values of an alert. */
  values: unknown
  /** The data of the result, from the return value of the handler. */
  data(returned: unknown): unknown
}

/** The dismiss functions of overlays in which a pressed button's handler is still running or has led to a dismissal. */
const pendingPresses = new WeakSet<PressContext['dismiss']>()

/**
 * Presses a button. The cancel button dismisses at once; its handler runs with the dismissal, as for a tap on the
 * backdrop, so it runs exactly once, whichever way the user cancels. The handler of any other button is awaited first,
 * and `false` keeps the overlay open. While a handler runs, and after it has closed the overlay, no other handler runs:
 * the second of two quick presses is ignored.
 * @returns whether the overlay was dismissed
 */
export async function pressButton(button: OverlayButton<never>, overlay: PressContext): Promise<boolean> {
  const { dismiss } = overlay
  const dismissWith = (returned?: unknown) =>
    dismiss(overlay.data(returned), button.role, { reason: 'button' })
  if (overlay.leaving) return false
  if (isCancel(button.role)) return dismissWith()
  if (pendingPresses.has(dismiss)) return false
  pendingPresses.add(dismiss)
  let dismissed = false
  try {
    const handler = button.handler as ((values: unknown) => unknown) | undefined
    const returned = await handler?.(overlay.values)
    dismissed = returned !== false && (await dismissWith(returned))
  } finally {
    if (!dismissed) pendingPresses.delete(dismiss)
  }
  return dismissed
}
