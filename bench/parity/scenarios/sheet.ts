import type { Engine, Modal } from '../engine'
import {
  drag,
  followModal,
  json,
  outcomeOf,
  type Say,
  type Scenario,
  type Stroke,
  settle,
  tap,
} from '../words'

const BREAKPOINTS = { breakpoints: [0, 0.5, 1], initialBreakpoint: 0.5 }

const opened = async (engine: Engine, say: Say, options: Record<string, unknown> = {}) => {
  const modal = await engine.modal({ ...BREAKPOINTS, ...options })
  followModal(modal, say)
  await modal.present()
  await settle()
  return modal
}

/** Drags a sheet by a fraction of the viewport height (positive: down), and waits until nothing moves. */
const pull = async (modal: Modal, by: number, stroke: Stroke = {}) => {
  const { left, top, width } = modal.box()
  const from = { x: left + width / 2, y: top + 30 }
  await drag(from, { x: from.x, y: from.y + by * innerHeight }, stroke)
  await settle()
}

/** Reports whether the sheet is still open, and at which breakpoint. */
const reportState = async (modal: Modal, say: Say) =>
  say(modal.inDocument() ? `open at ${json(await modal.breakpoint())}` : 'not in the document')

const dragged = (
  title: string,
  by: number,
  options: Record<string, unknown> = {},
  stroke?: Stroke,
): Scenario => ({
  title,
  async run(engine, say) {
    const modal = await opened(engine, say, options)
    await pull(modal, by, stroke)
    await reportState(modal, say)
    await modal.clear()
  },
})

/** Modals with breakpoints. */
export const sheets: readonly Scenario[] = [
  {
    title: 'a sheet opens at its initial breakpoint each time',
    async run(engine, say) {
      for (const initialBreakpoint of [0.5, 1]) {
        const modal = await opened(engine, say, { initialBreakpoint })
        await reportState(modal, say)
        await modal.dismiss('d', 'r')
        await reportState(modal, say)
      }
    },
  },
  {
    title: 'an initial breakpoint that is not in the list',
    async run(engine, say) {
      const modal = await opened(engine, say, { initialBreakpoint: 0.9 })
      await reportState(modal, say)
      await pull(modal, 0.06)
      await reportState(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'setting a breakpoint moves the sheet and reports it once',
    async run(engine, say) {
      const modal = await opened(engine, say)
      for (const to of [1, 1, 0.5]) {
        say(`set to ${to}: ${await outcomeOf(modal.setBreakpoint(to))}`)
        await reportState(modal, say)
      }
      await modal.clear()
    },
  },
  {
    title: 'setting a breakpoint that is not in the list',
    async run(engine, say) {
      const modal = await opened(engine, say)
      say(`set: ${await outcomeOf(modal.setBreakpoint(0.7))}`)
      await settle()
      await reportState(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'setting the breakpoint 0 closes the sheet',
    async run(engine, say) {
      const modal = await opened(engine, say)
      await modal.setBreakpoint(0)
      say(`result ${json(await modal.result())}`)
      await settle()
      await reportState(modal, say)
    },
  },
  {
    title: 'setting the breakpoint 0 when canDismiss prevents the dismissal',
    async run(engine, say) {
      const canDismiss = (data: unknown, role: string | undefined) => {
        say(`called with ${json(data)}, ${json(role)}`)
        return false
      }
      const modal = await opened(engine, say, { canDismiss })
      await modal.setBreakpoint(0)
      await settle()
      await reportState(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'setting the breakpoint 0 when canDismiss allows the dismissal',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: async () => true })
      await modal.setBreakpoint(0)
      say(`result ${json(await modal.result())}`)
      await settle()
      await reportState(modal, say)
    },
  },
  dragged('a drag moves a sheet to the next breakpoint', -0.4),
  dragged('a short drag does not change the breakpoint of a sheet', -0.1),
  dragged('a drag to breakpoint 0 closes a sheet', 0.4),
  dragged('a drag cannot close a sheet without breakpoint 0', 0.4, { breakpoints: [0.5, 1] }),
  dragged('a flick moves a sheet up', -0.12, {}, { steps: 4, rests: false }),
  dragged('the system cancels a drag of a sheet', -0.4, {}, { ends: 'canceled' }),
  dragged('dragging a sheet with canDismiss false', 0.4, { canDismiss: false }),
  {
    title: 'canDismiss is called with the role of the gesture and keeps a sheet open',
    async run(engine, say) {
      const canDismiss = async (data: unknown, role: string | undefined) => {
        say(`called with ${json(data)}, ${json(role)}`)
        return false
      }
      const modal = await opened(engine, say, { canDismiss })
      await pull(modal, 0.4)
      await reportState(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'canDismiss allows a drag to dismiss a sheet',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: async () => true })
      await pull(modal, 0.4)
      say(`result ${json(await modal.result())}`)
      await settle()
      await reportState(modal, say)
    },
  },
  {
    title: 'a tap on the backdrop of a sheet',
    async run(engine, say) {
      const modal = await opened(engine, say)
      await tap({ x: innerWidth / 2, y: 40 })
      await settle()
      await reportState(modal, say)
    },
  },
  {
    title: 'a tap outside a sheet with a usable page',
    async run(engine, say) {
      const modal = await opened(engine, say, { backdropBreakpoint: 0.5 })
      await tap({ x: innerWidth / 2, y: 40 })
      await settle()
      await reportState(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'a sheet is dismissed while it moves to another breakpoint',
    async run(engine, say) {
      const modal = await opened(engine, say)
      const moved = outcomeOf(modal.setBreakpoint(1))
      say(`dismiss() ${await outcomeOf(modal.dismiss('d', 'r'))}`)
      say(`set: ${await Promise.race([moved, settle().then(() => 'never ends')])}`)
      await reportState(modal, say)
    },
  },
]
