// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createOverlayController } from './controller'
import { createDeferred } from './deferred'
import { createLazyOverlays, type LoadedController } from './lazy-overlays'
import { createManualAnimator, eventNames, flushPromises, LIFECYCLE_EVENTS, recordEvents } from './test-utils'

/** Creates a controller that works without views. */
function createController() {
  const newController = createOverlayController(createManualAnimator())
  newController.subscribe(() => {
    for (const view of newController.list()) view.stopWaitingForView()
  })
  return newController
}

function createLazy() {
  const controllerLoad = createDeferred<LoadedController>()
  const load = vi.fn(() => controllerLoad.promise)
  return { overlays: createLazyOverlays(load), load, controllerLoad }
}

describe('overlays that load with the first call', () => {
  it('load nothing before: there is no top, and dismiss rejects', async () => {
    const { overlays, load } = createLazy()
    expect(overlays.getTop()).toBeUndefined()
    await expect(overlays.dismiss()).rejects.toBe('overlay does not exist')
    expect(load).not.toHaveBeenCalled()
  })

  it('a call waits for the code, and its handle already has the id', async () => {
    const { overlays, load, controllerLoad } = createLazy()
    const alert = overlays.alert({ header: 'x' })
    overlays.preload()
    const log = recordEvents(alert)
    const realController = createController()
    controllerLoad.resolve(realController)
    await alert.presented
    expect(overlays.getTop()?.id).toBe(alert.id)
    expect(await alert.dismiss({ values: 'v' }, 'r')).toBe(true)
    expect(await alert).toEqual({ data: { values: 'v' }, role: 'r' })
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
    expect(load).toHaveBeenCalledOnce()
  })

  it('an overlay that is dismissed before it has loaded is dismissed after that', async () => {
    const { overlays, controllerLoad } = createLazy()
    const alert = overlays.alert({ header: 'x' })
    const dismissed = alert.dismiss(undefined, 'early')
    const controllerDismissal = overlays.dismiss()
    controllerLoad.resolve(createController())
    expect(await dismissed).toBe(true)
    expect((await alert).role).toBe('early')
    await expect(controllerDismissal).rejects.toBe('overlay does not exist')
  })

  it('an update right before a call applies to the call', async () => {
    const { overlays, controllerLoad } = createLazy()
    controllerLoad.resolve(createController())
    const modal = overlays.modal({ content: 'x', canDismiss: false })
    await modal.presented
    modal.update({ canDismiss: true })
    expect(await modal.dismiss()).toBe(true)
  })

  it('an overlay closes at once if its host has unmounted by the time the code has loaded', async () => {
    const realController = createController()
    const overlays = createLazyOverlays(
      async () => realController,
      undefined,
      () => false,
    )
    const log = recordEvents(overlays.alert({ header: 'x' }))
    await flushPromises()
    expect(realController.list()).toEqual([])
    expect(eventNames(log).at(-1)).toBe('did-dismiss')
  })

  it('calls are made in order', async () => {
    const { overlays, controllerLoad } = createLazy()
    overlays.modal({ id: 'first', content: 'x' })
    overlays.alert({ id: 'second', header: 'x' })
    const realController = createController()
    controllerLoad.resolve(realController)
    await flushPromises()
    expect(realController.list().map(({ id }) => id)).toEqual(['first', 'second'])
  })

  it('a failed load is logged, rejects the waiting calls, and is tried again', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn<() => Promise<LoadedController>>().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValueOnce(createController())
    const overlays = createLazyOverlays(load)
    await expect(overlays.alert({ header: 'x' })).rejects.toThrow('could not be loaded')
    expect(consoleError).toHaveBeenCalledOnce()
    await overlays.alert({ header: 'x' }).presented
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('a failure to load the code of one kind is logged and rejects; other kinds work, and it is tried again', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const onLoadSettled = vi.fn()
    const loadViewCode = vi.fn((kind: string) =>
      kind === 'popover' ? Promise.reject(new Error('could not be loaded')) : undefined,
    )
    const realController = Object.assign(createController(), { loadViewCode })
    const overlays = createLazyOverlays(async () => realController, onLoadSettled)
    await expect(overlays.popover({ anchor: document.body, content: 'x' })).rejects.toThrow(
      'could not be loaded',
    )
    expect(onLoadSettled.mock.calls).toEqual([[false]])
    expect(realController.list()).toEqual([])
    await overlays.alert({ header: 'x' }).presented
    loadViewCode.mockResolvedValue(undefined as never)
    await overlays.popover({ anchor: document.body, content: 'x' }).presented
    expect(onLoadSettled).toHaveBeenLastCalledWith(true)
    consoleError.mockRestore()
  })

  it('dismiss closes an open overlay even if the overlay that was requested last could not be loaded', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const loadViewCode = (kind: string) =>
      kind === 'popover' ? Promise.reject(new Error('offline')) : undefined
    const overlays = createLazyOverlays(async () => Object.assign(createController(), { loadViewCode }))
    const modal = overlays.modal({ content: 'x' })
    await modal.presented
    await expect(overlays.popover({ anchor: document.body, content: 'x' })).rejects.toThrow('offline')
    expect(await overlays.dismiss('data')).toBe(true)
    expect(await modal).toMatchObject({ data: 'data' })
    consoleError.mockRestore()
  })

  it('dismiss rejects with its usual error if the overlays could not be loaded', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const overlays = createLazyOverlays(async () => Promise.reject(new Error('offline')))
    await expect(overlays.alert({ header: 'x' })).rejects.toThrow('could not be loaded')
    await expect(overlays.dismiss()).rejects.toBe('overlay does not exist')
    consoleError.mockRestore()
  })

  it('can be watched before they are loaded, and the listener receives all events of the first overlay', async () => {
    const { overlays, load, controllerLoad } = createLazy()
    const events: string[] = []
    overlays.onAny(({ type }) => events.push(type))
    expect(load).not.toHaveBeenCalled()
    const alert = overlays.alert({ header: 'x' })
    controllerLoad.resolve(createController())
    await alert.presented
    await alert.dismiss()
    expect(events).toEqual(LIFECYCLE_EVENTS)
  })

  it('onLoadSettled receives whether a requested overlay could be loaded; a preload does not call it', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn<() => Promise<LoadedController>>().mockRejectedValue(new Error('offline'))
    const onLoadSettled = vi.fn()
    const overlays = createLazyOverlays(load, onLoadSettled)
    overlays.preload()
    await flushPromises()
    expect(onLoadSettled).not.toHaveBeenCalled()
    await expect(overlays.toast({ message: 'x' })).rejects.toThrow('could not be loaded')
    expect(onLoadSettled.mock.calls).toEqual([[false]])
    load.mockResolvedValue(createController())
    await overlays.toast({ message: 'x' }).presented
    expect(onLoadSettled).toHaveBeenLastCalledWith(true)
    consoleError.mockRestore()
  })
})

describe('a double tap on the opener of an overlay', () => {
  const renderOpener = (overlays: ReturnType<typeof createLazyOverlays>) => {
    document.body.innerHTML = '<div data-frame><button></button></div>'
    const button = document.querySelector('button')!
    button.onclick = () => void overlays.alert({ header: 'x' })
    return button
  }

  it('opens one overlay, however long its code takes; a later tap opens another one', async () => {
    const { overlays, controllerLoad } = createLazy()
    const button = renderOpener(overlays)
    const realController = createController()
    const open = vi.spyOn(realController, 'open')
    button.click()
    button.click()
    controllerLoad.resolve(realController)
    await flushPromises()
    expect(open).toHaveBeenCalledOnce()
    button.click()
    await flushPromises()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('does not prevent a handler from opening two', async () => {
    const { overlays, controllerLoad } = createLazy()
    const button = renderOpener(overlays)
    button.onclick = () => {
      overlays.loading()
      overlays.alert({ header: 'x' })
    }
    const realController = createController()
    const open = vi.spyOn(realController, 'open')
    button.click()
    controllerLoad.resolve(realController)
    await flushPromises()
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('the default anchor of an action sheet', () => {
  /** Opens an action sheet from a click listener. Returns the anchor that the controller receives. */
  const anchorOf = async (html: string, options: object = {}) => {
    document.body.innerHTML = html
    const { overlays, controllerLoad } = createLazy()
    const realController = createController()
    const open = vi.spyOn(realController, 'open')
    const target = document.getElementById('target')
    let presented: Promise<void> | undefined
    target?.addEventListener('click', () => {
      presented = overlays.actionSheet({ buttons: ['Ok'], ...options }).presented
    })
    target?.click()
    controllerLoad.resolve(realController)
    await presented
    return (open.mock.calls as unknown as [string, { anchor?: unknown }][])[0]?.[1].anchor
  }

  it('is the control that was pressed, also if a child of it was pressed', async () => {
    const anchor = await anchorOf('<button id="button"><b id="target"></b></button>')
    expect(anchor).toBe(document.getElementById('button'))
  })

  it('is the focused control if no control was pressed', async () => {
    document.body.innerHTML = ''
    const anchor = anchorOf('<button id="button"></button><p id="target"></p>')
    expect(await anchor).toBeUndefined()
    document.getElementById('button')?.focus()
    const { overlays, controllerLoad } = createLazy()
    const realController = createController()
    const open = vi.spyOn(realController, 'open')
    const { presented } = overlays.actionSheet({ buttons: ['Ok'] })
    controllerLoad.resolve(realController)
    await presented
    expect(open.mock.calls[0]?.[1]).toMatchObject({ anchor: document.getElementById('button') })
  })

  it('is null if the call sets it to null', async () => {
    expect(await anchorOf('<button id="target"></button>', { anchor: null })).toBeNull()
  })
})
