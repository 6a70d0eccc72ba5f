// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { transitionEvents } from './events'
import {
  back,
  navigate,
  PageStack,
  type PageStackProps,
  type ScreenEntry,
  usePage,
  usePageLifecycle,
} from './react'
import { fakeAnimations } from './testing/fake-animations'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

let animations: ReturnType<typeof fakeAnimations>
let life: string[] = []
let unlisten = () => {}
/** Screens are known to the chunk cache by id: every test has its own. */
let round = 0

const Fake = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0)
  const { canGoBack, previousTitle, active } = usePage()
  const say = (event: string) => () => void life.push(`${name} ${event}`)
  usePageLifecycle({
    onWillEnter: say('will-enter'),
    onDidEnter: say('did-enter'),
    onWillLeave: say('will-leave'),
    onDidLeave: say('did-leave'),
    onCancelEnter: say('cancel-enter'),
    onCancelLeave: say('cancel-leave'),
  })
  useEffect(() => {
    life.push(`${name} effects`)
    return () => void life.push(`${name} no effects`)
  }, [name])
  return (
    <div data-page data-testid={name}>
      <div data-toolbar>
        <h1 data-title>{name}</h1>
      </div>
      <div data-content>
        <button type="button" onClick={() => setCount(count + 1)}>
          {name} {count}
        </button>
        <output>{`${name}: ${canGoBack ? `back to ${previousTitle}` : 'no way back'}, ${active ? 'active' : 'away'}`}</output>
      </div>
    </div>
  )
}

type Chunk = { open: () => void; fail: () => void }
const chunks = new Map<string, Chunk>()
const slowPaths = new Set<string>()

const resolve = async (path: string): Promise<ScreenEntry | undefined> => {
  const name = path.replaceAll('/', '')
  if (!/^[a-z]$/.test(name)) return undefined
  const load = () =>
    slowPaths.has(path)
      ? new Promise((open, fail) => {
          chunks.set(path, {
            open: () => open({ default: Fake }),
            fail: () => fail(new Error('offline')),
          })
        })
      : Promise.resolve({ default: Fake })
  return { id: `${round}${name}`, title: name.toUpperCase(), Component: Fake, props: { name }, load }
}

const settled = () => act(async () => void (await new Promise((done) => setTimeout(done, 0))))
const finish = async () => {
  await act(async () => animations.finish())
  await settled()
}
const go = async (href: string, options?: Parameters<typeof navigate>[1]) => {
  await act(() => navigate(href, options))
}
const step = async (delta: number) => {
  await act(
    () =>
      new Promise<void>((done) => {
        addEventListener('popstate', () => setTimeout(done, 0), { once: true })
        history.go(delta)
      }),
  )
}
const goBack = async (fallback = '/z/') => {
  await act(() => back(fallback))
  await settled()
  await settled()
}

const start = (props: Partial<PageStackProps> = {}) =>
  render(<PageStack boot={<Fake name="boot" />} resolve={resolve} {...props} />)
const slots = () => [...document.querySelectorAll<HTMLElement>('[data-page-slot]')]
const visible = () =>
  slots().flatMap((slot) => (slot.className === 'hidden' ? [] : [slot.querySelector('h1')?.textContent]))
const text = (name: string) => screen.getByTestId(name).querySelector('output')?.textContent

beforeEach(() => {
  round++
  life = []
  slowPaths.clear()
  animations = fakeAnimations()
  document.documentElement.dataset.mode = 'ios'
  history.replaceState(null, '', '/boot/')
  document.title = 'The first page'
})
afterEach(() => {
  unlisten()
  cleanup()
  animations.remove()
  delete document.documentElement.dataset.embed
})

describe('the page stack', () => {
  it('is in the server’s HTML with the first page, and without any inline style', () => {
    const html = renderToString(<PageStack boot={<p>Hello</p>} resolve={resolve} />)
    expect(html).toContain('<p>Hello</p>')
    expect(html).not.toContain('style=')
  })

  it('TR-13: shows both pages while the new one comes in, then only that', async () => {
    start()
    await go('/a/')
    expect(visible()).toEqual(['boot', 'a'])
    expect(slots().map(({ style }) => style.zIndex)).toEqual(['100', '101'])
    expect(slots().map((slot) => slot.hasAttribute('inert'))).toEqual([true, false])
    await finish()
    expect(visible()).toEqual(['a'])
    expect([location.pathname, document.title]).toEqual(['/a/', 'A · Patternbook'])
    expect(slots().map(({ style }) => style.zIndex)).toEqual(['', ''])
  })

  it('goes back beneath the page that leaves', async () => {
    start()
    await go('/a/')
    await finish()
    await goBack()
    expect(slots().map(({ style }) => style.zIndex)).toEqual(['99', '100'])
    await finish()
    expect([visible(), location.pathname, document.title]).toEqual([['boot'], '/boot/', 'The first page'])
    expect(slots()).toHaveLength(1)
  })

  it('keeps what the user has done on a page, and how far it was scrolled', async () => {
    start()
    fireEvent.click(screen.getByText('boot 0'))
    const content = screen.getByTestId('boot').querySelector('[data-content]')!
    content.scrollTop = 137
    await go('/a/')
    await finish()
    content.scrollTop = 0
    await goBack()
    await finish()
    expect(screen.getByText('boot 1')).toBeTruthy()
    expect(content.scrollTop).toBe(137)
  })

  it('tells the pages in the order leave, enter, entered, left, and stops the effects of the one that is away', async () => {
    start()
    life = []
    await go('/a/')
    expect(life.filter((line) => !line.includes('effects'))).toEqual(['boot will-leave', 'a will-enter'])
    life = []
    await finish()
    expect(life).toEqual(['a did-enter', 'boot did-leave', 'boot no effects'])
  })

  it('TR-14: without an animation the four events come in the same order', async () => {
    start()
    life = []
    await go('/a/', { replace: true })
    expect(life.filter((line) => !line.includes('effects'))).toEqual([
      'boot will-leave',
      'a will-enter',
      'a did-enter',
      'boot did-leave',
    ])
    expect(animations.running()).toEqual([])
  })

  it('tells nothing twice in StrictMode', async () => {
    render(
      <StrictMode>
        <PageStack boot={<Fake name="boot" />} resolve={resolve} />
      </StrictMode>,
    )
    await go('/a/')
    await finish()
    expect(life.filter((line) => !line.includes('effects'))).toEqual([
      'boot will-enter',
      'boot did-enter',
      'boot will-leave',
      'a will-enter',
      'a did-enter',
      'boot did-leave',
    ])
  })

  it('a page knows whether there is a way back, and the title of where it leads', async () => {
    start()
    expect(text('boot')).toBe('boot: no way back, active')
    await go('/a/')
    await finish()
    await go('/b/')
    await finish()
    expect(text('b')).toBe('b: back to A, active')
  })

  it('TR-16: a root navigation does not animate and leaves no other page behind', async () => {
    start()
    await go('/a/')
    await finish()
    await go('/b/', { direction: 'root' })
    expect(animations.running()).toEqual([])
    expect(slots()).toHaveLength(1)
    expect(text('b')).toBe('b: no way back, active')
    await goBack('/a/')
    await finish()
    expect([visible(), location.pathname]).toEqual([['a'], '/a/'])
  })

  it('the browser’s back from a root page rebuilds the page before it', async () => {
    start()
    await go('/a/')
    await finish()
    await go('/b/', { direction: 'root' })
    await step(-1)
    await settled()
    expect(slots().map(({ style }) => style.zIndex)).toEqual(['100', '99'])
    await finish()
    expect(visible()).toEqual(['a'])
  })

  it('back on a deep link goes to the page that would lie beneath, and the history does not grow', async () => {
    const before = history.length
    start()
    await goBack('/a/')
    expect(slots().map(({ style }) => style.zIndex)).toEqual(['100', '99'])
    await finish()
    expect([visible(), location.pathname, history.length]).toEqual([['a'], '/a/', before])
  })

  it('a step over several pages is one transition', async () => {
    start()
    for (const href of ['/a/', '/b/', '/c/']) {
      await go(href)
      await finish()
    }
    await step(-2)
    expect(visible()).toEqual(['a', 'c'])
    await finish()
    expect([visible(), slots().length]).toEqual([['a'], 2])
    await step(2)
    await settled()
    expect(slots().map(({ style }) => style.zIndex)).toEqual(['', '100', '101'])
    await finish()
    expect(visible()).toEqual(['c'])
  })

  it('a new query or hash is another address of the same page: nothing moves, also on the way back', async () => {
    start()
    await go('/a/')
    await finish()
    await go('/a/?state=empty')
    await go('/a/#end')
    expect([location.hash, animations.running(), slots().length]).toEqual(['#end', [], 2])
    await step(-1)
    expect([location.search, animations.running()]).toEqual(['?state=empty', []])
    await step(1)
    await goBack()
    await finish()
    expect([location.pathname, visible()]).toEqual(['/boot/', ['boot']])
  })

  it('of several wishes at once only the last is granted', async () => {
    slowPaths.add('/a/')
    start()
    await act(async () => {
      void navigate('/a/')
      void navigate('/b/')
    })
    await finish()
    await act(async () => chunks.get('/a/')?.open())
    expect([visible(), location.pathname]).toEqual([['b'], '/b/'])
  })

  it('a second tap on the same link is no second wish', async () => {
    const before = history.length
    slowPaths.add('/a/')
    start()
    await act(async () => {
      void navigate('/a/')
      void navigate('/a/')
    })
    await act(async () => chunks.get('/a/')?.open())
    await finish()
    expect([visible(), history.length]).toEqual([['a'], before + 1])
  })

  it('turns round when the user goes back while the new page still comes in', async () => {
    start()
    await go('/a/')
    await act(async () => animations.at(0.5))
    life = []
    await step(-1)
    expect(life.filter((line) => !line.includes('effects'))).toEqual(['a cancel-enter', 'boot cancel-leave'])
    await finish()
    expect([visible(), slots().length]).toEqual([['boot'], 1])
  })

  it('an interrupted transition ends its pair of events, and all pages keep moving', async () => {
    start()
    await go('/a/')
    await act(async () => animations.at(0.5))
    life = []
    await go('/b/')
    expect(life.filter((line) => !line.includes('effects'))).toEqual([
      'a did-enter',
      'boot did-leave',
      'a will-leave',
      'b will-enter',
    ])
    expect(visible()).toEqual(['boot', 'a', 'b'])
    await finish()
    expect(visible()).toEqual(['b'])
  })

  it('TR-12: waits for the code of the page, with a mark when it takes long, and never shows an empty one', async () => {
    vi.useFakeTimers()
    const onSlow = vi.fn()
    slowPaths.add('/a/')
    start({ onSlow })
    await act(async () => void navigate('/a/'))
    expect([visible(), location.pathname]).toEqual([['boot'], '/boot/'])
    vi.advanceTimersByTime(150)
    expect(onSlow.mock.calls).toEqual([[true]])
    vi.useRealTimers()
    await act(async () => chunks.get('/a/')?.open())
    expect(onSlow.mock.calls).toEqual([[true], [false]])
    expect(visible()).toEqual(['boot', 'a'])
  })

  it('stays where it is when a page cannot be fetched, and gets it the next time', async () => {
    const onError = vi.fn()
    slowPaths.add('/a/')
    start({ onError })
    await act(async () => void navigate('/a/'))
    await act(async () => chunks.get('/a/')?.fail())
    expect(onError).toHaveBeenCalledOnce()
    expect([visible(), location.pathname]).toEqual([['boot'], '/boot/'])
    slowPaths.clear()
    await go('/a/')
    await finish()
    expect(visible()).toEqual(['a'])
  })

  it('goes forward again when the page one went back to cannot be fetched', async () => {
    start()
    await go('/a/')
    await finish()
    await go('/b/', { direction: 'root' })
    round++
    slowPaths.add('/a/')
    await step(-1)
    await act(async () => chunks.get('/a/')?.fail())
    await settled()
    await settled()
    expect([visible(), location.pathname]).toEqual([['b'], '/b/'])
  })

  it('TR-17: an overlay takes the step back, and the page stays', async () => {
    const beforePop = vi.fn(() => true)
    start({ beforePop })
    await go('/a/')
    await finish()
    await step(-1)
    await settled()
    await settled()
    expect([visible(), location.pathname, animations.running()]).toEqual([['a'], '/a/', []])
    beforePop.mockReturnValue(false)
    await step(-1)
    await finish()
    expect(visible()).toEqual(['boot'])
  })

  it('after a reload in the middle of the history, back rebuilds the page before', async () => {
    start()
    await go('/a/')
    await finish()
    await go('/b/')
    await finish()
    cleanup()
    start()
    await settled()
    expect(text('boot')).toBe('boot: back to A, active')
    await goBack()
    expect(slots().map(({ style }) => style.zIndex)).toEqual(['100', '99'])
    await finish()
    expect([visible(), location.pathname]).toEqual([['a'], '/a/'])
  })

  it('an embedded stack never touches the history of the page around it', async () => {
    document.documentElement.dataset.embed = ''
    const before = [history.length, location.href]
    start()
    await go('/a/')
    await finish()
    expect([visible(), history.length, location.href]).toEqual([['a'], ...before])
    await goBack()
    await finish()
    expect(visible()).toEqual(['boot'])
  })

  it('can be watched: what happens, to which page, in which order', async () => {
    const events: string[] = []
    start()
    unlisten = transitionEvents.subscribe(({ type, path }) => events.push(`${type} ${path}`))
    await go('/a/')
    await finish()
    expect(events).toEqual([
      'url /a/',
      'will-leave /boot/',
      'will-enter /a/',
      'start /a/',
      'did-enter /a/',
      'did-leave /boot/',
      'end /a/',
    ])
  })

  describe('with a finger at the start edge', () => {
    const touch = (name: string, x: number, time: number) => {
      const event = new PointerEvent(`pointer${name}`, {
        bubbles: true,
        cancelable: true,
        clientX: x,
        clientY: 300,
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
      })
      Object.defineProperty(event, 'timeStamp', { value: round * 10_000 + time })
      document.querySelector('[data-stack]')?.dispatchEvent(event)
    }
    const touches = async (...steps: [name: string, x: number, time: number][]) => {
      for (const step of steps) await act(async () => touch(...step))
      await settled()
    }
    const lifeEvents = () => life.filter((line) => !line.includes('effects'))

    beforeEach(async () => {
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800))
      vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
        draw(0)
        return 0
      })
      start()
      await go('/a/')
      await finish()
      life = []
    })

    it('TR-01: an aborted swipe takes its will-events back and keeps the page', async () => {
      await touches(['down', 20, 0], ['move', 40, 20], ['move', 140, 40])
      expect(visible()).toEqual(['boot', 'a'])
      expect(lifeEvents()).toEqual(['a will-leave', 'boot will-enter'])
      await touches(['move', 120, 60], ['move', 100, 80], ['up', 100, 81])
      await finish()
      expect(lifeEvents()).toEqual(['a will-leave', 'boot will-enter', 'boot cancel-enter', 'a cancel-leave'])
      expect([visible(), location.pathname]).toEqual([['a'], '/a/'])
    })

    it('TR-02: a completed swipe goes back, in the history too', async () => {
      await touches(['down', 20, 0], ['move', 40, 20], ['move', 300, 40], ['up', 300, 41])
      await finish()
      await settled()
      expect(lifeEvents()).toEqual(['a will-leave', 'boot will-enter', 'boot did-enter', 'a did-leave'])
      expect([visible(), location.pathname, document.title]).toEqual([['boot'], '/boot/', 'The first page'])
    })

    it('a step back in the browser while the finger is down completes the swipe', async () => {
      await touches(['down', 20, 0], ['move', 40, 20], ['move', 140, 40])
      await step(-1)
      await finish()
      await touches(['up', 140, 60])
      expect(lifeEvents()).toEqual(['a will-leave', 'boot will-enter', 'boot did-enter', 'a did-leave'])
      expect([visible(), location.pathname]).toEqual([['boot'], '/boot/'])
    })

    it('the system taking the finger away aborts the swipe', async () => {
      await touches(['down', 20, 0], ['move', 40, 20], ['move', 340, 40], ['cancel', 340, 50])
      await finish()
      expect([visible(), location.pathname]).toEqual([['a'], '/a/'])
    })

    it('a finger elsewhere on the page does not swipe', async () => {
      await touches(['down', 60, 0], ['move', 90, 20], ['move', 300, 40], ['up', 300, 41])
      expect([visible(), lifeEvents()]).toEqual([['a'], []])
    })
  })

  describe('tabs', () => {
    const tab = { tab: true }

    beforeEach(async () => {
      start()
      await go('/a/')
      await finish()
      life = []
    })

    it('take one place in the history, and nothing moves', async () => {
      const before = history.length
      await go('/b/', tab)
      expect([visible(), location.pathname, history.length]).toEqual([['b'], '/b/', before])
      expect(animations.running()).toEqual([])
      expect(text('b')).toMatch(/^b: back to .*, active$/)
    })

    it('TR-15: hear of each other’s coming and going, and of their common place being left', async () => {
      const events = () => life.splice(0).filter((line) => !line.includes('effects'))
      await go('/b/', tab)
      expect(events()).toEqual(['a will-leave', 'b will-enter', 'b did-enter', 'a did-leave'])
      await go('/c/')
      await finish()
      expect(events()).toEqual(['b will-leave', 'c will-enter', 'c did-enter', 'b did-leave'])
      await goBack()
      await finish()
      expect(events()).toEqual(['c will-leave', 'b will-enter', 'b did-enter', 'c did-leave'])
    })

    it('keep their scroll and what the user has done', async () => {
      const content = screen.getByTestId('a').querySelector('[data-content]')!
      fireEvent.click(screen.getByText('a 0'))
      content.scrollTop = 90
      await go('/b/', tab)
      content.scrollTop = 0
      await go('/a/', tab)
      expect([visible(), screen.getByText('a 1') !== null, content.scrollTop]).toEqual([['a'], true, 90])
      expect(slots()).toHaveLength(3)
    })

    it('TR-04: back leads out of all of them to the page beneath, and none stays', async () => {
      await go('/b/', tab)
      await go('/c/', tab)
      await go('/b/', tab)
      await goBack()
      await finish()
      expect([visible(), slots().length, location.pathname]).toEqual([['boot'], 1, '/boot/'])
    })

    it('are still there after a visit deeper', async () => {
      await go('/b/', tab)
      await go('/c/')
      await finish()
      await goBack()
      await finish()
      fireEvent.click(screen.getByText('b 0'))
      await go('/a/', tab)
      expect([visible(), slots().length]).toEqual([['a'], 3])
      await go('/b/', tab)
      expect(screen.getByText('b 1')).toBeTruthy()
    })
  })

  describe('what a page is to come in with', () => {
    const titles = { en: 'A', ar: 'ألف' }
    const named: ScreenEntry['titleIn'] = async (lang) => titles[lang as keyof typeof titles]
    const withMore = (more: Partial<ScreenEntry>) => async (path: string) => {
      const screen = await resolve(path)
      return screen && { ...screen, ...more }
    }

    it('is waited for like its code, and told where it goes', async () => {
      let arrive = () => {}
      const more = new Promise<void>((done) => {
        arrive = done
      })
      const ready = vi.fn(() => more)
      const onSlow = vi.fn()
      start({ resolve: withMore({ ready }), onSlow })
      await act(async () => void navigate('/a/?gallery=0.2#here'))
      expect([visible(), location.pathname]).toEqual([['boot'], '/boot/'])
      expect(ready).toHaveBeenCalledWith('?gallery=0.2')
      await vi.waitFor(() => expect(onSlow).toHaveBeenCalledWith(true))
      await act(async () => arrive())
      await finish()
      expect([visible(), location.pathname]).toEqual([['a'], '/a/'])
      expect(onSlow).toHaveBeenLastCalledWith(false)
    })

    it('is the name of the page beneath in the language of the frame, also when that changes', async () => {
      const { rerender } = start({ resolve: withMore({ titleIn: named }), lang: 'ar' })
      await go('/a/')
      await finish()
      await go('/b/')
      await finish()
      expect(text('b')).toBe('b: back to ألف, active')
      const boot = <Fake name="boot" />
      rerender(<PageStack boot={boot} resolve={withMore({ titleIn: named })} lang="en" />)
      await settled()
      expect(text('b')).toBe('b: back to A, active')
    })

    it('is no name where there is none in that language, until it can be fetched', async () => {
      let online = false
      const titleIn = () => (online ? Promise.resolve('ألف') : Promise.reject(new Error('offline')))
      start({ resolve: withMore({ titleIn }), lang: 'ar' })
      await go('/a/')
      await finish()
      await go('/b/')
      await finish()
      expect(text('b')).toBe('b: back to undefined, active')
      online = true
      await go('/b/#there')
      await settled()
      expect(text('b')).toBe('b: back to ألف, active')
    })
  })

  it('leaves no style, no scenery and no page behind after many journeys', async () => {
    start()
    for (let i = 0; i < 10; i++) {
      await go('/a/')
      await finish()
      await goBack()
      await finish()
    }
    expect(slots()).toHaveLength(1)
    expect(document.querySelectorAll('[data-shade]')).toHaveLength(0)
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-stack] *')].filter((e) => e.style.transform),
    ).toEqual([])
  })
})
