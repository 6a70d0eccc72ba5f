// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  animations,
  finishTransition,
  goBack,
  goTo,
  pageLog,
  pageStateText,
  renderStack,
  stackPages,
  visiblePageNames,
} from './testing/page-stack-fixture'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

describe('tabs', () => {
  const tab = { tab: true }

  beforeEach(async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    pageLog.length = 0
  })

  it('share one history entry and do not animate', async () => {
    const before = history.length
    await goTo('/b/', tab)
    expect([visiblePageNames(), location.pathname, history.length]).toEqual([['b'], '/b/', before])
    expect(animations.runningAnimations()).toEqual([])
    expect(pageStateText('b')).toMatch(/^b: back to .*, active$/)
  })

  it('receive lifecycle events when the tab changes, and when their shared position is left', async () => {
    const events = () => pageLog.splice(0).filter((line) => !line.includes('effects'))
    await goTo('/b/', tab)
    expect(events()).toEqual(['a will-leave', 'b will-enter', 'b did-enter', 'a did-leave'])
    await goTo('/c/')
    await finishTransition()
    expect(events()).toEqual(['b will-leave', 'c will-enter', 'c did-enter', 'b did-leave'])
    await goBack()
    await finishTransition()
    expect(events()).toEqual(['c will-leave', 'b will-enter', 'b did-enter', 'c did-leave'])
  })

  it('keep their scroll position and state', async () => {
    const content = screen.getByTestId('a').querySelector('[data-content]')!
    fireEvent.click(screen.getByText('a 0'))
    content.scrollTop = 90
    await goTo('/b/', tab)
    content.scrollTop = 0
    await goTo('/a/', tab)
    expect([visiblePageNames(), screen.getByText('a 1') !== null, content.scrollTop]).toEqual([
      ['a'],
      true,
      90,
    ])
    expect(stackPages()).toHaveLength(3)
  })

  it('Back leads from any of them to the page below, and removes all of them', async () => {
    await goTo('/b/', tab)
    await goTo('/c/', tab)
    await goTo('/b/', tab)
    await goBack()
    await finishTransition()
    expect([visiblePageNames(), stackPages().length, location.pathname]).toEqual([['boot'], 1, '/boot/'])
  })

  it('remain after a visit to a deeper page', async () => {
    await goTo('/b/', tab)
    await goTo('/c/')
    await finishTransition()
    await goBack()
    await finishTransition()
    fireEvent.click(screen.getByText('b 0'))
    await goTo('/a/', tab)
    expect([visiblePageNames(), stackPages().length]).toEqual([['a'], 3])
    await goTo('/b/', tab)
    expect(screen.getByText('b 1')).toBeTruthy()
  })
})
