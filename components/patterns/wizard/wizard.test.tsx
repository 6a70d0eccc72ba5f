// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SlidesHandle } from '@/components/ui/slides'
import Wizard0 from './wizard-0'
import Wizard1 from './wizard-1'
import Wizard2 from './wizard-2'
import Wizard3 from './wizard-3'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast }) }))

// The real Slides component needs a layout, which jsdom does not have; the mock only stores the index.
vi.mock('@/components/ui/slides', () => ({
  Slides: (props: { handle: Ref<SlidesHandle>; onChange: (index: number) => void; children: ReactNode }) => {
    const [index, setIndex] = useState(0)
    const scrollTo = (target: number) => {
      setIndex(target)
      props.onChange(target)
    }
    useImperativeHandle(props.handle, () => ({
      next: () => scrollTo(index + 1),
      previous: () => scrollTo(index - 1),
      scrollTo,
    }))
    return props.children
  },
}))

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const getPreviousButton = () => screen.getByRole('button', { name: 'Previous' })

beforeEach(() => toast.mockClear())
afterEach(cleanup)

describe.each<
  [
    string,
    ComponentType<{ onStepChange?: (step: number) => void }>,
    finished: string,
    skipped: string,
    hiddenClass?: string,
  ]
>([
  ['Simple + icon', Wizard0, 'You are all set', 'Skipped. You can come back at any time.'],
  ['Big image', Wizard1, 'Have a good trip', 'Skipped. Have a good trip.', 'hidden!'],
  ['Big Image + Text', Wizard2, 'Your first walk is waiting', 'Skipped. Here are the walks.'],
  ['Article with Text', Wizard3, 'You are ready for Saturday', 'Skipped. The plan is in your booking.'],
])('the wizard %s', (_, Screen, finishMessage, skipMessage, hiddenClass = 'invisible') => {
  it('hides Previous on the first slide without moving Next', () => {
    render(<Screen />)
    expect(getPreviousButton().className).toContain(hiddenClass)
    press('Next')
    expect(getPreviousButton().className).not.toContain(hiddenClass)
    press('Previous')
    expect(getPreviousButton().className).toContain(hiddenClass)
  })

  it('turns Next into Finish on the last slide without losing the element or the focus', () => {
    render(<Screen />)
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    press('Next')
    press('Next')
    expect(screen.getByRole('button', { name: 'Finish' })).toBe(next)
    expect(document.activeElement).toBe(next)
    expect(toast).not.toHaveBeenCalled()
    press('Finish')
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: finishMessage }))
  })

  it('moves the focus to Next when Previous is pressed on the second step', () => {
    render(<Screen />)
    press('Next')
    getPreviousButton().focus()
    press('Previous')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  })

  it('can be skipped until the last slide', () => {
    render(<Screen />)
    press('Skip')
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: skipMessage }))
    press('Next')
    press('Next')
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  })

  it('reports the step that is shown', () => {
    const onStepChange = vi.fn()
    render(<Screen onStepChange={onStepChange} />)
    press('Next')
    press('Previous')
    expect(onStepChange.mock.calls).toEqual([[1], [0]])
  })

  it('shows its messages above its buttons', () => {
    render(<Screen />)
    press('Skip')
    const [{ positionAnchor }] = toast.mock.lastCall ?? [{}]
    expect(document.getElementById(positionAnchor)?.contains(getPreviousButton())).toBe(true)
  })

  it('announces the current step', () => {
    render(<Screen />)
    const previousStatus = screen.getByRole('status').textContent
    press('Next')
    expect(screen.getByRole('status').textContent).not.toBe(previousStatus)
  })
})
