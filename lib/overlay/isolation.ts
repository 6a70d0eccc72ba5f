/** Marks elements that are inert because of us, so that we never lift somebody else's. */
const OURS = 'data-beneath-overlay'

const set = (element: Element, inert: boolean) => {
  if (inert === element.hasAttribute(OURS)) return
  if (inert && element.hasAttribute('inert')) return
  element.toggleAttribute(OURS, inert)
  element.toggleAttribute('inert', inert)
}

/**
 * Makes everything beneath the top overlay unusable: no pointer, no focus, no scrolling, not read out.
 * That is the siblings of the host inside the frame, and the overlays under the top one. Nothing outside the frame is
 * touched, and the toasts are never inert. Popovers that lead to the top one stay usable: a press there replaces it.
 * @param host the element that holds the layers, a child of the frame
 * @param top the layer that stays usable; undefined frees everything
 */
export function isolate(host: HTMLElement, top: HTMLElement | undefined): void {
  for (const sibling of host.parentElement?.children ?? []) {
    if (sibling !== host) set(sibling, top !== undefined)
  }
  const usable = new Set<Element | undefined>()
  const layers = [...host.querySelectorAll<HTMLElement>(':scope > [data-overlay]')]
  for (let layer = top; layer && !usable.has(layer); ) {
    usable.add(layer)
    const { parent } = layer.dataset
    layer = layers.find(({ id }) => id === parent)
  }
  for (const layer of layers) set(layer, top !== undefined && !usable.has(layer))
}
