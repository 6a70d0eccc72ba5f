// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import english from '@/data/checkBoxes/layout1.json'

const { alert } = vi.hoisted(() => ({ alert: vi.fn() }))
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ alert, toast: vi.fn() }) }))

import CheckBoxes0 from './check-boxes-0'
import CheckBoxes1 from './check-boxes-1'
import CheckBoxes2 from './check-boxes-2'

afterEach(cleanup)

it('updates the number of checked people and announces it to screen readers', () => {
  render(<CheckBoxes1 />)
  const status = screen.getByRole('status')
  expect(status.textContent).toMatch(/^3 of 6/)
  fireEvent.click(screen.getByText('Nadia Karimi'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nadia Karimi' }).checked).toBe(true)
  expect(status.textContent).toMatch(/^4 of 6/)
  fireEvent.click(screen.getByText('Nadia Karimi'))
  expect(status.textContent).toMatch(/^3 of 6/)
})

it('after all photos are deleted, their place has the focus, and they can be restored', () => {
  render(<CheckBoxes2 />)
  const count = screen.getAllByRole('checkbox').length
  fireEvent.click(screen.getByRole('button', { name: 'Select all' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('No photos'))
  fireEvent.click(screen.getByRole('button', { name: 'Restore all' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(count)
})

it('rows that are added to an empty list can be checked one by one', async () => {
  render(<CheckBoxes0 data={{ ...english, items: [] }} />)
  for (const title of ['Tent', 'Stove']) {
    alert.mockResolvedValueOnce({ role: 'confirm', data: { values: { title } } })
    fireEvent.click(screen.getAllByRole('button', { name: english.labels.add })[0]!)
    await screen.findByRole('checkbox', { name: title })
  }
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tent' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tent' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stove' }).checked).toBe(false)
})

it('two rows are added if the second dialog opens before the first has closed', async () => {
  const confirmations: ((title: string) => void)[] = []
  const openDialog = () =>
    new Promise((resolve) =>
      confirmations.push((title) => resolve({ role: 'confirm', data: { values: { title } } })),
    )
  alert.mockImplementationOnce(openDialog).mockImplementationOnce(openDialog)
  render(<CheckBoxes0 data={{ ...english, items: [] }} />)
  const addButton = screen.getAllByRole('button', { name: english.labels.add })[0]!
  fireEvent.click(addButton)
  fireEvent.click(addButton)
  await act(async () => confirmations[0]!('Tent'))
  await act(async () => confirmations[1]!('Stove'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Stove' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tent' }).checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stove' }).checked).toBe(true)
})

it('after the selected photos are deleted, the first remaining photo has the focus', () => {
  render(<CheckBoxes2 onAction={() => {}} />)
  const deleteButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
  deleteButton.focus()
  fireEvent.click(deleteButton)
  expect(deleteButton.disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
})

it('leaves adding a row to an app that has onAdd', async () => {
  const onAdd = vi.fn()
  render(<CheckBoxes0 onAdd={onAdd} />)
  const count = screen.getAllByRole('checkbox').length
  alert.mockResolvedValueOnce({ role: 'confirm', data: { values: { title: ' Tent ' } } })
  fireEvent.click(screen.getAllByRole('button', { name: english.labels.add })[0]!)
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledWith('Tent'))
  expect(screen.getAllByRole('checkbox')).toHaveLength(count)
})
