/** Attribute of elements that this module has made inert, so that it never changes elements that other code has made inert. */
const INERT_BELOW_OVERLAY_ATTRIBUTE = 'data-beneath-overlay'

const setInert = (element: Element, inert: boolean) => {
  if (inert === element.hasAttribute(INERT_BELOW_OVERLAY_ATTRIBUTE)) return
  if (inert && element.hasAttribute('inert')) return
  element.toggleAttribute(INERT_BELOW_OVERLAY_ATTRIBUTE, inert)
  element.toggleAttribute('inert', inert)
}

/** Returns whether an element is in content that this module has made inert, not counting inert overlays. */
export const isInertBelowOverlay = (element: Element | null): boolean =>
  element?.closest(`[${INERT_BELOW_OVERLAY_ATTRIBUTE}]:not([data-overlay])`) != null

/**
 * Makes everything below an overlay inert: the siblings of the host inside the frame, the overlays below this overlay, and the
 * overlays that are closing. In an app with a frame, nothing outside the frame changes. Toasts and the live region that announces
 * them are never inert. The parents of a nested popover remain usable, so that a press in one of them can open another popover.
 * @param host the element that contains the layers, a child of the frame
 * @param topModal the layer that makes everything below it inert; undefined makes everything usable
 */
export function updateInertContent(host: HTMLElement, topModal: HTMLElement | undefined): void {
  const frame = host.parentElement
  // In apps without a frame, the package puts the host into its own frame in the body (scripts/engine/overrides/…/body-host.tsx),
  // so the content behind it is the siblings of that frame.
  const container = frame?.hasAttribute('data-overlay-host') ? frame : host
  for (const sibling of container.parentElement?.children ?? []) {
    // The live region must announce messages even while an overlay is open.
    if (sibling !== container && !sibling.hasAttribute('data-announcer'))
      setInert(sibling, topModal !== undefined)
  }
  const layers = [...host.querySelectorAll<HTMLElement>(':scope > [data-overlay]')]
  const topModalAndParents = new Set<HTMLElement>()
  for (let layer = topModal; layer && !topModalAndParents.has(layer); ) {
    topModalAndParents.add(layer)
    const { parent } = layer.dataset
    layer = parent ? layers.find(({ id }) => id === parent) : undefined
  }
  let isAtOrAboveTop = topModal === undefined
  for (const layer of layers) {
    if (layer === topModal) isAtOrAboveTop = true
    const isUsable =
      (isAtOrAboveTop || topModalAndParents.has(layer)) &&
      (topModal === undefined || layer.dataset.state !== 'dismissing')
    setInert(layer, layer !== topModal && !isUsable)
  }
}
