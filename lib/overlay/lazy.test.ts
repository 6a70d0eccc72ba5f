// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createController } from './controller'
import { deferred } from './deferred'
import { createLazyOverlays, type Opener } from './lazy'
import { ALL_FOUR, eventsOf, manualDriver, names, settle } from './test-kit'

/** A controller whose views need no DOM. */
function controller() {
  const made = createController(manualDriver())
  made.subscribe(() => {
    for (const live of made.list()) live.abandon()
  })
  return made
}

function lazily() {
  const loading = deferred<Opener>()
  const load = vi.fn(() => loading.promise)
  return { overlays: createLazyOverlays(load), load, loading }
}

describe('overlays that load with the first call', () => {
  it('cost nothing before: nothing there, nothing to dismiss, nothing loaded', async () => {
    const { overlays, load } = lazily()
    expect(overlays.getTop()).toBeUndefined()
    await expect(overlays.dismiss()).rejects.toBe('overlay does not exist')
    expect(load).not.toHaveBeenCalled()
  })

  it('a call made meanwhile waits, and its handle has the id already', async () => {
    const { overlays, load, loading } = lazily()
    const alert = overlays.alert({ header: 'x' })
    overlays.preload()
    const log = eventsOf(alert)
    const real = controller()
    loading.resolve(real)
    await alert.presented
    expect(overlays.getTop()?.id).toBe(alert.id)
    expect(await alert.dismiss({ values: 'v' }, 'r')).toBe(true)
    expect(await alert).toEqual({ data: { values: 'v' }, role: 'r' })
    expect(names(log)).toEqual(ALL_FOUR)
    expect(load).toHaveBeenCalledOnce()
  })

  it('one that is dismissed before it is loaded ends dismissed', async () => {
    const { overlays, loading } = lazily()
    const alert = overlays.alert({ header: 'x' })
    const dismissed = alert.dismiss(undefined, 'early')
    const byController = overlays.dismiss()
    loading.resolve(controller())
    expect(await dismissed).toBe(true)
    expect((await alert).role).toBe('early')
    await expect(byController).rejects.toBe('overlay does not exist')
  })

  it('a change that comes before a call is there when the call is made', async () => {
    const { overlays, loading } = lazily()
    loading.resolve(controller())
    const modal = overlays.modal({ content: 'x', canDismiss: false })
    await modal.presented
    modal.update({ canDismiss: true })
    expect(await modal.dismiss()).toBe(true)
  })

  it('calls keep their order', async () => {
    const { overlays, loading } = lazily()
    overlays.modal({ id: 'first', content: 'x' })
    overlays.alert({ id: 'second', header: 'x' })
    const real = controller()
    loading.resolve(real)
    await settle()
    expect(real.list().map(({ id }) => id)).toEqual(['first', 'second'])
  })

  it('a failed load is reported, rejects what waited, and is tried again', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn<() => Promise<Opener>>().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValueOnce(controller())
    const overlays = createLazyOverlays(load)
    await expect(overlays.alert({ header: 'x' })).rejects.toThrow('could not be loaded')
    expect(report).toHaveBeenCalledOnce()
    await overlays.alert({ header: 'x' }).presented
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('one whose own code is missing is reported and rejected as well, while the others work, and is tried again', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const tell = vi.fn()
    const prepare = vi.fn((kind: string) =>
      kind === 'popover' ? Promise.reject(new Error('could not be loaded')) : undefined,
    )
    const real = Object.assign(controller(), { prepare })
    const overlays = createLazyOverlays(async () => real, tell)
    await expect(overlays.popover({ anchor: document.body, content: 'x' })).rejects.toThrow(
      'could not be loaded',
    )
    expect(tell.mock.calls).toEqual([[false]])
    expect(real.list()).toEqual([])
    await overlays.alert({ header: 'x' }).presented
    prepare.mockResolvedValue(undefined as never)
    await overlays.popover({ anchor: document.body, content: 'x' }).presented
    expect(tell).toHaveBeenLastCalledWith(true)
    report.mockRestore()
  })

  it('can be watched before they are loaded, and nothing of the first one is missed', async () => {
    const { overlays, load, loading } = lazily()
    const heard: string[] = []
    overlays.watch(({ type }) => heard.push(type))
    expect(load).not.toHaveBeenCalled()
    const alert = overlays.alert({ header: 'x' })
    loading.resolve(controller())
    await alert.presented
    await alert.dismiss()
    expect(heard).toEqual(ALL_FOUR)
  })

  it('whoever wants to know hears whether what was asked for could be loaded; a mere preload says nothing', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn<() => Promise<Opener>>().mockRejectedValue(new Error('offline'))
    const tell = vi.fn()
    const overlays = createLazyOverlays(load, tell)
    overlays.preload()
    await settle()
    expect(tell).not.toHaveBeenCalled()
    await expect(overlays.toast({ message: 'x' })).rejects.toThrow('could not be loaded')
    expect(tell.mock.calls).toEqual([[false]])
    load.mockResolvedValue(controller())
    await overlays.toast({ message: 'x' }).presented
    expect(tell).toHaveBeenLastCalledWith(true)
    report.mockRestore()
  })
})

describe('a double tap on what opens an overlay', () => {
  const opener = (overlays: ReturnType<typeof createLazyOverlays>) => {
    document.body.innerHTML = '<div data-frame><button></button></div>'
    const button = document.querySelector('button')!
    button.onclick = () => void overlays.alert({ header: 'x' })
    return button
  }

  it('opens one, however long its code takes; after it another one', async () => {
    const { overlays, loading } = lazily()
    const button = opener(overlays)
    const real = controller()
    const open = vi.spyOn(real, 'open')
    button.click()
    button.click()
    loading.resolve(real)
    await settle()
    expect(open).toHaveBeenCalledOnce()
    button.click()
    await settle()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('a handler may still open two in a row', async () => {
    const { overlays, loading } = lazily()
    const button = opener(overlays)
    button.onclick = () => {
      overlays.loading()
      overlays.alert({ header: 'x' })
    }
    const real = controller()
    const open = vi.spyOn(real, 'open')
    button.click()
    loading.resolve(real)
    await settle()
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('the source of an action sheet', () => {
  /** Opens one from a listener, and gives the anchor that the controller hears of. */
  const anchorOf = async (html: string, options: object = {}) => {
    document.body.innerHTML = html
    const { overlays, loading } = lazily()
    const real = controller()
    const open = vi.spyOn(real, 'open')
    const target = document.getElementById('target')
    let presented: Promise<void> | undefined
    target?.addEventListener('click', () => {
      presented = overlays.actionSheet({ buttons: ['Ok'], ...options }).presented
    })
    target?.click()
    loading.resolve(real)
    await presented
    return (open.mock.calls as unknown as [string, { anchor?: unknown }][])[0]?.[1].anchor
  }

  it('is the control that was pressed, also where a part of it was', async () => {
    const anchor = await anchorOf('<button id="button"><b id="target"></b></button>')
    expect(anchor).toBe(document.getElementById('button'))
  })

  it('is what has the focus where nothing that can be pressed was', async () => {
    document.body.innerHTML = ''
    const anchor = anchorOf('<button id="button"></button><p id="target"></p>')
    expect(await anchor).toBeUndefined()
    document.getElementById('button')?.focus()
    const { overlays, loading } = lazily()
    const real = controller()
    const open = vi.spyOn(real, 'open')
    const { presented } = overlays.actionSheet({ buttons: ['Ok'] })
    loading.resolve(real)
    await presented
    expect(open.mock.calls[0]?.[1]).toMatchObject({ anchor: document.getElementById('button') })
  })

  it('is nothing where it is to be in the middle', async () => {
    expect(await anchorOf('<button id="target"></button>', { anchor: null })).toBeNull()
  })
})
