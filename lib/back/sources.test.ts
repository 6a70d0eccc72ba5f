// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type BackHandlers, createBackHandlers } from './back-handlers'
import { markEscapeUnhandled } from './escape'
import { NAVIGATION_BACK_PRIORITY, OVERLAY_BACK_PRIORITY } from './priorities'
import { type CloseWatcherLike, connectBackSources } from './sources'

class FakeCloseWatcher implements CloseWatcherLike {
  static instances: FakeCloseWatcher[] = []
  onclose: ((event: Event) => void) | null = null
  isDestroyed = false
  constructor() {
    FakeCloseWatcher.instances.push(this)
  }
  destroy() {
    this.isDestroyed = true
  }
}

const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  document.body.dispatchEvent(event)
  return event
}

describe('the sources of Back', () => {
  let handlers: BackHandlers
  const history = { back: vi.fn() }

  beforeEach(() => {
    FakeCloseWatcher.instances = []
    history.back.mockReset()
    handlers = createBackHandlers()
    vi.spyOn(handlers, 'handlePress')
  })

  const connect = (CloseWatcher?: typeof FakeCloseWatcher) =>
    connectBackSources(handlers, { window, document, history, CloseWatcher })

  it('the back button of a native wrapper goes back in the history if no handler runs', async () => {
    const stop = connect()
    document.dispatchEvent(new Event('backbutton'))
    await vi.waitFor(() => expect(history.back).toHaveBeenCalledOnce())
    stop()
  })

  it('a CloseWatcher exists only if the browser supports it and something is open', () => {
    const stop = connect(FakeCloseWatcher)
    handlers.register(NAVIGATION_BACK_PRIORITY, () => {})
    expect(FakeCloseWatcher.instances).toHaveLength(0)
    const close = handlers.register(OVERLAY_BACK_PRIORITY, () => {})
    expect(FakeCloseWatcher.instances).toHaveLength(1)
    close()
    expect(FakeCloseWatcher.instances[0]?.isDestroyed).toBe(true)
    stop()
  })

  it('closing the watcher counts as Back', () => {
    const stop = connect(FakeCloseWatcher)
    handlers.register(OVERLAY_BACK_PRIORITY, () => {})
    FakeCloseWatcher.instances[0]?.onclose?.(new Event('close'))
    expect(handlers.handlePress).toHaveBeenCalledWith('back')
    stop()
  })

  it('each close creates a new watcher for what is still open', () => {
    const stop = connect(FakeCloseWatcher)
    handlers.register(OVERLAY_BACK_PRIORITY, () => {})
    FakeCloseWatcher.instances[0]?.onclose?.(new Event('close'))
    FakeCloseWatcher.instances[1]?.onclose?.(new Event('close'))
    expect(FakeCloseWatcher.instances).toHaveLength(3)
    stop()
    expect(FakeCloseWatcher.instances[2]?.isDestroyed).toBe(true)
  })

  it('Escape is prevented when it closes something, and not when nothing is open', () => {
    const stop = connect()
    expect(press('Escape').defaultPrevented).toBe(false)
    handlers.register(OVERLAY_BACK_PRIORITY, () => {})
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(handlers.handlePress).toHaveBeenCalledExactlyOnceWith('escape')
    stop()
  })

  it('Escape is ignored during text composition and when another handler has prevented it', () => {
    const stop = connect()
    handlers.register(OVERLAY_BACK_PRIORITY, () => {})
    press('Escape', { isComposing: true })
    const preventEvent = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', preventEvent, { once: true })
    press('Escape')
    expect(handlers.handlePress).not.toHaveBeenCalled()
    document.body.addEventListener('keydown', markEscapeUnhandled, { once: true })
    document.body.addEventListener('keydown', preventEvent, { once: true })
    press('Escape')
    expect(handlers.handlePress).toHaveBeenCalledOnce()
    stop()
  })

  it('Escape is ignored when Radix and then the content of the dialog have prevented it', () => {
    const stop = connect()
    handlers.register(OVERLAY_BACK_PRIORITY, () => {})
    const preventEvent = (event: Event) => event.preventDefault()
    const preventInContent = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', markEscapeUnhandled, { once: true })
    document.body.addEventListener('keydown', preventEvent, { once: true })
    document.body.addEventListener('keydown', preventInContent, { once: true })
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(handlers.handlePress).not.toHaveBeenCalled()
    press('Escape')
    expect(handlers.handlePress).toHaveBeenCalledOnce()
    stop()
  })
})
