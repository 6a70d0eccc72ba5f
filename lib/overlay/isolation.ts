/** Marks elements that this module has made inert, so that it never changes those of other code. */
const OURS = 'data-beneath-overlay'

const set = (element: Element, inert: boolean) => {
  if (inert === element.hasAttribute(OURS)) return
  if (inert && element.hasAttribute('inert')) return
  element.toggleAttribute(OURS, inert)
  element.toggleAttribute('inert', inert)
}

/** Whether this module has made an element inert, and the element is not an overlay. */
export const isBeneath = (element: Element | null): boolean =>
  element?.closest(`[${OURS}]:not([data-overlay])`) != null

/**
 * Makes everything below an overlay inert: the siblings of the host inside the frame, the overlays below it, and those
 * that are closing. Nothing outside the frame changes. Toasts and the live region that announces them are never inert.
 * Popovers that lead to the barrier remain usable: a press there replaces it, or closes all of them.
 * @param host the element that contains the layers, a child of the frame
 * @param barrier the layer that makes everything below it inert; undefined makes everything usable
 */
export function isolate(host: HTMLElement, barrier: HTMLElement | undefined): void {
  const frame = host.parentElement
  // The frame of a host in the body is the whole window.
  const own = frame?.hasAttribute('data-overlay-host') ? frame : host
  for (const sibling of own.parentElement?.children ?? []) {
    // Messages are announced even while an overlay is open.
    if (sibling !== own && !sibling.hasAttribute('data-announcer')) set(sibling, barrier !== undefined)
  }
  const layers = [...host.querySelectorAll<HTMLElement>(':scope > [data-overlay]')]
  const line = new Set<HTMLElement>()
  for (let leads = barrier; leads && !line.has(leads); ) {
    line.add(leads)
    const { parent } = leads.dataset
    leads = parent ? layers.find(({ id }) => id === parent) : undefined
  }
  let above = barrier === undefined
  for (const layer of layers) {
    if (layer === barrier) above = true
    const usable =
      (above || line.has(layer)) && (barrier === undefined || layer.dataset.state !== 'dismissing')
    set(layer, layer !== barrier && !usable)
  }
}
