import { isCancel } from './defaults'
import type { DismissHow } from './overlay'
import type { OverlayButton } from './types'

/** A plain string is a button with that text, and "Cancel" means what it says. Source: engine.md 1.7. */
export function resolveButton<B extends OverlayButton<never>>(button: string | B): B {
  if (typeof button !== 'string') return button
  const role = button.toLowerCase() === 'cancel' ? 'cancel' : undefined
  return { text: button, role } as B
}

/** Buttons of an overlay in full form. */
export function resolveButtons<B extends OverlayButton<never>>(buttons: readonly (string | B)[] = []): B[] {
  return buttons.map((button) => resolveButton(button))
}

/** What pressing a button needs to know of its overlay. */
export interface Pressable {
  /** It is on its way out. */
  leaving: boolean
  dismiss(data: unknown, role: string | undefined, how: DismissHow): Promise<boolean>
  /** What the handler is given: the values of an alert. */
  values: unknown
  /** The result's data, from what the handler returned. */
  data(returned: unknown): unknown
}

/** Overlays one of whose buttons has been pressed and is not done, by what dismisses them. */
const answering = new WeakSet<Pressable['dismiss']>()

/**
 * Presses a button. The cancel button dismisses at once; its handler runs with the dismissal, as it does for a tap on
 * the backdrop, so that it runs exactly once whichever way the user cancels. Any other button's handler is awaited
 * first, and `false` keeps the overlay open. While a handler works, and from the moment the overlay may go, no other runs:
 * the second of two quick presses is not heard.
 */
export async function pressButton(button: OverlayButton<never>, overlay: Pressable): Promise<boolean> {
  const { dismiss } = overlay
  const go = (returned?: unknown) => dismiss(overlay.data(returned), button.role, { reason: 'button' })
  if (overlay.leaving) return false
  if (isCancel(button.role)) return go()
  if (answering.has(dismiss)) return false
  answering.add(dismiss)
  let gone = false
  try {
    const handler = button.handler as ((values: unknown) => unknown) | undefined
    const returned = await handler?.(overlay.values)
    gone = returned !== false && (await go(returned))
  } finally {
    if (!gone) answering.delete(dismiss)
  }
  return gone
}
