// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const actionSheet = vi.hoisted(() => vi.fn())
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ actionSheet }) }))

import { Sortable } from './sortable'
import { useSortableRow } from './use-sortable-row'

const ROW_HEIGHT = 50
const songs = [
  { id: 1, title: 'One' },
  { id: 2, title: 'Two' },
  { id: 3, title: 'Three' },
]
const texts = {
  instructions: 'Space picks up',
  announcements: {
    pickedUp: '{title} up at {position}',
    moved: '{title} over {position}',
    dropped: '{title} down at {position}',
    canceled: '{title} back at {position}',
  },
  moveLabels: { up: 'Move up', down: 'Move down', top: 'Move to top', bottom: 'Move to bottom' },
}

beforeEach(() => {
  // jsdom has no layout, so this mock stacks the rows as a browser does.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('li')
    const index = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0
    return new DOMRect(0, index * ROW_HEIGHT, 300, row ? ROW_HEIGHT : songs.length * ROW_HEIGHT)
  })
  Element.prototype.animate = () => ({}) as Animation
})
afterEach(cleanup)

function Row({ id, title }: { id: number; title: string }) {
  const row = useSortableRow(id, `Reorder ${title}`)
  return (
    <li ref={row.ref}>
      {title}
      {row.dragHandle}
    </li>
  )
}

/** A controlled list. `resolveOrder` returns the order that the owner sets. */
function Songs({ resolveOrder }: { resolveOrder: (ids: number[]) => readonly number[] }) {
  const [order, setOrder] = useState<readonly number[]>(songs.map(({ id }) => id))
  const items = order.flatMap((id) => songs.find((item) => item.id === id) ?? [])
  return (
    <Sortable items={items} onOrderChange={(ids) => setOrder(resolveOrder(ids))} texts={texts} lang="en">
      <ul>
        {items.map((item) => (
          <Row key={item.id} {...item} />
        ))}
      </ul>
    </Sortable>
  )
}

const getRowTexts = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const expectAnnouncement = (sentence: string) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence))
const pressKey = (code: string) => fireEvent.keyDown(document.activeElement ?? document.body, { code })

/** Picks up the first row with the keyboard and waits for the announcement. */
async function pickUp() {
  screen.getByRole('button', { name: 'Reorder One' }).focus()
  pressKey('Space')
  await expectAnnouncement('One up at 1')
  // In the next task, dnd-kit adds its listener for the keys that move or drop the row.
  await new Promise((resolve) => setTimeout(resolve))
}

describe('a new order of the rows', () => {
  it.each([
    ['shows the new order when the owner sets it', (ids: number[]) => ids, ['Two', 'One', 'Three']],
    ['shows the old order when the owner keeps it', () => [1, 2, 3], ['One', 'Two', 'Three']],
    ['shows any other order that the owner sets', () => [3, 1, 2], ['Three', 'One', 'Two']],
  ] as const)('%s', async (_, resolveOrder, result) => {
    const resolveOrderMock = vi.fn(resolveOrder)
    render(<Songs resolveOrder={resolveOrderMock} />)
    await pickUp()
    pressKey('ArrowDown')
    await expectAnnouncement('One over 2')
    pressKey('Space')
    await vi.waitFor(() => expect(resolveOrderMock).toHaveBeenCalledExactlyOnceWith([2, 1, 3]))
    await vi.waitFor(() => expect(getRowTexts()).toEqual(result))
  })

  it('does not call onOrderChange when the row is dropped at its old position', async () => {
    const resolveOrderMock = vi.fn((ids: number[]) => ids)
    render(<Songs resolveOrder={resolveOrderMock} />)
    await pickUp()
    pressKey('Space')
    await expectAnnouncement('One down at 1')
    await pickUp()
    pressKey('ArrowDown')
    await expectAnnouncement('One over 2')
    pressKey('ArrowUp')
    await expectAnnouncement('One over 1')
    pressKey('Space')
    await expectAnnouncement('One down at 1')
    expect(resolveOrderMock).not.toHaveBeenCalled()
  })

  it('does not call onOrderChange when the drag is canceled', async () => {
    const resolveOrderMock = vi.fn((ids: number[]) => ids)
    render(<Songs resolveOrder={resolveOrderMock} />)
    await pickUp()
    pressKey('ArrowDown')
    await expectAnnouncement('One over 2')
    pressKey('Escape')
    await expectAnnouncement('One back at 1')
    expect([resolveOrderMock.mock.calls, getRowTexts()]).toEqual([[], ['One', 'Two', 'Three']])
  })
})

describe('the menu of a handle', () => {
  type MenuButton = { text: string; data?: string; disabled?: boolean }
  /** Clicks the handle of a row, as a tap, a screen reader, and Enter do, and chooses a menu item. */
  const chooseMenuItem = (title: string, buttonText: string) => {
    actionSheet.mockImplementationOnce(async ({ buttons }: { buttons: MenuButton[] }) => ({
      data: buttons.find(({ text }) => text === buttonText)?.data,
    }))
    fireEvent.click(screen.getByRole('button', { name: `Reorder ${title}` }))
  }
  const getMenuButtons = () => actionSheet.mock.lastCall?.[0].buttons as MenuButton[]

  it.each([
    ['Two', 'Move up', ['Two', 'One', 'Three'], 'Two over 1'],
    ['Two', 'Move down', ['One', 'Three', 'Two'], 'Two over 3'],
    ['Three', 'Move to top', ['Three', 'One', 'Two'], 'Three over 1'],
    ['One', 'Move to bottom', ['Two', 'Three', 'One'], 'One over 3'],
  ])('moves %s with “%s”, announces the position and leaves the focus on the handle', async (...move) => {
    const [title, buttonText, result, announcement] = move
    render(<Songs resolveOrder={(ids) => ids} />)
    chooseMenuItem(title, buttonText)
    await expectAnnouncement(announcement)
    expect(getRowTexts()).toEqual(result)
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Reorder ${title}`)
  })

  it.each([
    ['top', [3, 1, 2, 4]],
    ['down', [1, 2, 4, 3]],
    ['bottom', [1, 2, 4, 3]],
  ])('uses the rows that the app has added while the menu was open: %s', async (data, newOrder) => {
    const onOrderChange = vi.fn()
    const renderRows = (items: typeof songs) => (
      <Sortable items={items} onOrderChange={onOrderChange} texts={texts} lang="en">
        <ul>
          {items.map((item) => (
            <Row key={item.id} {...item} />
          ))}
        </ul>
      </Sortable>
    )
    const { rerender } = render(renderRows(songs))
    let choose = (_: { data: string }) => {}
    actionSheet.mockImplementationOnce(() => new Promise((resolve) => (choose = resolve)))
    fireEvent.click(screen.getByRole('button', { name: 'Reorder Three' }))
    rerender(renderRows([...songs, { id: 4, title: 'Four' }]))
    choose({ data })
    await vi.waitFor(() => expect(onOrderChange).toHaveBeenCalledWith(newOrder))
  })

  it('disables the moves that would not change the position', () => {
    render(<Songs resolveOrder={(ids) => ids} />)
    const disabledTexts = () => getMenuButtons().flatMap(({ text, disabled }) => (disabled ? text : []))
    chooseMenuItem('One', 'Cancel')
    expect(disabledTexts()).toEqual(['Move up', 'Move to top'])
    chooseMenuItem('Three', 'Cancel')
    expect(disabledTexts()).toEqual(['Move down', 'Move to bottom'])
  })

  it('changes nothing when it is canceled', async () => {
    const resolveOrderMock = vi.fn((ids: number[]) => ids)
    render(<Songs resolveOrder={resolveOrderMock} />)
    chooseMenuItem('Two', 'Cancel')
    await actionSheet.mock.results.at(-1)?.value
    expect([resolveOrderMock.mock.calls, getRowTexts()]).toEqual([[], ['One', 'Two', 'Three']])
  })
})
