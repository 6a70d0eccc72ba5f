// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { animations, finish, go, goBack, pageLog, slots, start, text, visible } from './testing/stack-kit'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

describe('tabs', () => {
  const tab = { tab: true }

  beforeEach(async () => {
    start()
    await go('/a/')
    await finish()
    pageLog.length = 0
  })

  it('share one history entry and do not animate', async () => {
    const before = history.length
    await go('/b/', tab)
    expect([visible(), location.pathname, history.length]).toEqual([['b'], '/b/', before])
    expect(animations.running()).toEqual([])
    expect(text('b')).toMatch(/^b: back to .*, active$/)
  })

  it('receive lifecycle events when the tab changes, and when their shared position is left', async () => {
    const events = () => pageLog.splice(0).filter((line) => !line.includes('effects'))
    await go('/b/', tab)
    expect(events()).toEqual(['a will-leave', 'b will-enter', 'b did-enter', 'a did-leave'])
    await go('/c/')
    await finish()
    expect(events()).toEqual(['b will-leave', 'c will-enter', 'c did-enter', 'b did-leave'])
    await goBack()
    await finish()
    expect(events()).toEqual(['c will-leave', 'b will-enter', 'b did-enter', 'c did-leave'])
  })

  it('keep their scroll position and state', async () => {
    const content = screen.getByTestId('a').querySelector('[data-content]')!
    fireEvent.click(screen.getByText('a 0'))
    content.scrollTop = 90
    await go('/b/', tab)
    content.scrollTop = 0
    await go('/a/', tab)
    expect([visible(), screen.getByText('a 1') !== null, content.scrollTop]).toEqual([['a'], true, 90])
    expect(slots()).toHaveLength(3)
  })

  it('Back leads from any of them to the page below, and removes all of them', async () => {
    await go('/b/', tab)
    await go('/c/', tab)
    await go('/b/', tab)
    await goBack()
    await finish()
    expect([visible(), slots().length, location.pathname]).toEqual([['boot'], 1, '/boot/'])
  })

  it('remain after a visit to a deeper page', async () => {
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
