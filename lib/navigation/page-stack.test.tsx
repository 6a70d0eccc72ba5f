// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { pageStackEvents } from './events'
import { PageStack } from './page-stack'
import {
  animations,
  finishTransition,
  goBack,
  goTo,
  pageLog,
  pageStateText,
  renderStack,
  resolveTestScreen,
  stackPages,
  TestPage,
  takeEvents,
  visiblePageNames,
} from './testing/page-stack-fixture'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

describe('the page stack', () => {
  it('is in the server’s HTML with the first page, without inline styles', () => {
    const html = renderToString(<PageStack initialPage={<p>Hello</p>} resolveScreen={resolveTestScreen} />)
    expect(html).toContain('<p>Hello</p>')
    expect(html).not.toContain('style=')
  })

  it('shows both pages during the transition, then only the new one', async () => {
    renderStack()
    await goTo('/a/')
    expect(visiblePageNames()).toEqual(['boot', 'a'])
    expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['100', '101'])
    expect(stackPages().map((slot) => slot.hasAttribute('inert'))).toEqual([true, false])
    await finishTransition()
    expect(visiblePageNames()).toEqual(['a'])
    expect([location.pathname, document.title]).toEqual(['/a/', 'A'])
    expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['', ''])
  })

  it('keeps the state and the scroll position of a page', async () => {
    renderStack()
    fireEvent.click(screen.getByText('boot 0'))
    const content = screen.getByTestId('boot').querySelector('[data-content]')!
    content.scrollTop = 137
    await goTo('/a/')
    await finishTransition()
    content.scrollTop = 0
    await goBack()
    await finishTransition()
    expect(screen.getByText('boot 1')).toBeTruthy()
    expect(content.scrollTop).toBe(137)
  })

  it('sends will-leave, will-enter, did-enter, did-leave in this order, and stops the effects of the hidden page', async () => {
    renderStack()
    pageLog.length = 0
    await goTo('/a/')
    expect(takeEvents()).toEqual(['boot will-leave', 'a will-enter'])
    pageLog.length = 0
    await finishTransition()
    expect(pageLog).toEqual(['a did-enter', 'boot did-leave', 'boot no effects'])
  })

  it('without an animation the four events are sent in the same order', async () => {
    renderStack()
    pageLog.length = 0
    await goTo('/a/', { replace: true })
    expect(takeEvents()).toEqual(['boot will-leave', 'a will-enter', 'a did-enter', 'boot did-leave'])
    expect(animations.runningAnimations()).toEqual([])
  })

  it('sends no event twice in StrictMode', async () => {
    render(
      <StrictMode>
        <PageStack initialPage={<TestPage name="boot" />} resolveScreen={resolveTestScreen} />
      </StrictMode>,
    )
    await goTo('/a/')
    await finishTransition()
    expect(takeEvents()).toEqual([
      'boot will-enter',
      'boot did-enter',
      'boot will-leave',
      'a will-enter',
      'a did-enter',
      'boot did-leave',
    ])
  })

  it('a page knows whether there is a page below, and its title', async () => {
    renderStack()
    expect(pageStateText('boot')).toBe('boot: no page below, active')
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/')
    await finishTransition()
    expect(pageStateText('b')).toBe('b: back to A, active')
  })

  it('reports its events with the paths of the pages, in order', async () => {
    const events: string[] = []
    renderStack()
    const stop = pageStackEvents.subscribe(({ type, path }) => events.push(`${type} ${path}`))
    await goTo('/a/')
    await finishTransition()
    expect(events).toEqual([
      'url /a/',
      'will-leave /boot/',
      'will-enter /a/',
      'start /a/',
      'did-enter /a/',
      'did-leave /boot/',
      'end /a/',
    ])
    stop()
  })

  it('leaves no styles, no added elements and no extra pages after many navigations', async () => {
    renderStack()
    for (let i = 0; i < 10; i++) {
      await goTo('/a/')
      await finishTransition()
      await goBack()
      await finishTransition()
    }
    expect(stackPages()).toHaveLength(1)
    expect(document.querySelectorAll('[data-shadow]')).toHaveLength(0)
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-stack] *')].filter((e) => e.style.transform),
    ).toEqual([])
    // Twenty transitions take long on a busy machine.
  }, 20_000)
})
