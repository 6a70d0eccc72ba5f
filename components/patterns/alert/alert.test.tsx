// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import english from '@/data/alert/layout1.json'
import Alert0 from './alert-0'
import Alert1 from './alert-1'
import Alert2 from './alert-2'

const alert = vi.hoisted(() => vi.fn())
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ alert }) }))

const onAnswer = vi.fn()
const onConfirm = vi.fn()
const onSubscribe = vi.fn()
/** The screens, the callback that each screen calls when its alert is confirmed, and the values of the alert's fields. */
const alertScreens = [
  { name: 'a question', alertScreen: <Alert0 onAnswer={onAnswer} />, callback: onAnswer, values: undefined },
  {
    name: 'a warning',
    alertScreen: <Alert1 onConfirm={onConfirm} />,
    callback: onConfirm,
    values: undefined,
  },
  {
    name: 'a subscription',
    alertScreen: <Alert2 onSubscribe={onSubscribe} />,
    callback: onSubscribe,
    values: { email: 'name@example.com' },
  },
]

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const openAlert = () =>
  act(async () => {
    for (const button of screen.getAllByRole('button')) {
      fireEvent.click(button)
      if (alert.mock.calls.length > 0) return
    }
  })

it.each(alertScreens)(
  '$name that is confirmed calls its callback',
  async ({ alertScreen, callback, values }) => {
    alert.mockResolvedValue({ data: { values }, role: undefined })
    render(alertScreen)
    await openAlert()
    expect(callback).toHaveBeenCalledOnce()
  },
)

it.each(alertScreens)(
  '$name that is removed with its frame calls no callback',
  async ({ alertScreen, callback }) => {
    alert.mockResolvedValue({ data: undefined, role: undefined })
    render(alertScreen)
    await openAlert()
    expect(alert).toHaveBeenCalledOnce()
    expect(callback).not.toHaveBeenCalled()
  },
)

it('a fact whose icon has an unknown name has a default icon', () => {
  const facts = english.facts.map((fact) => ({ ...fact, icon: 'unknown' }))
  render(<Alert0 data={{ ...english, facts }} />)
  for (const { title } of facts) expect(screen.getByText(title).querySelector('svg')).toBeTruthy()
})
