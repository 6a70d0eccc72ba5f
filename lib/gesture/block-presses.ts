const pendingRequests = new Set<PromiseLike<unknown>>()
let controller: AbortController | undefined

const blockPress = (event: Event) => {
  const target = event.target as Element | null
  if (!target?.closest?.('[data-frame]') || target.closest('[data-overlays]')) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores presses on the page while a request is pending, so that a double tap makes only one request. Presses on an open overlay
 * and outside the frame still work.
 * @param request the pending request; presses are ignored until all requests that were passed to this function have settled
 */
export const blockPresses = (request: PromiseLike<unknown>): void => {
  if (typeof window === 'undefined') return
  pendingRequests.add(request)
  if (!controller) {
    controller = new AbortController()
    // In the capture phase, so that this listener runs before the click handlers of the page, including React's.
    window.addEventListener('click', blockPress, { capture: true, signal: controller.signal })
  }
  const onSettled = () => {
    pendingRequests.delete(request)
    if (pendingRequests.size > 0) return
    controller?.abort()
    controller = undefined
  }
  request.then(onSettled, onSettled)
}
