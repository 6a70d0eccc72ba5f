import type { Engine, Modal } from '../engine'
import { answered, drag, followModal, rest, type Say, type Scenario, type Stroke, shown, tap } from '../words'

const BREAKPOINTS = { breakpoints: [0, 0.5, 1], initialBreakpoint: 0.5 }

const opened = async (engine: Engine, say: Say, options: Record<string, unknown> = {}) => {
  const modal = await engine.modal({ ...BREAKPOINTS, ...options })
  followModal(modal, say)
  await modal.present()
  await rest()
  return modal
}

/** Pulls a sheet by a share of the window's height, down is positive, and waits until it stands still. */
const pull = async (modal: Modal, by: number, stroke: Stroke = {}) => {
  const { left, top, width } = modal.box()
  const from = { x: left + width / 2, y: top + 30 }
  await drag(from, { x: from.x, y: from.y + by * innerHeight }, stroke)
  await rest()
}

/** Whether it is still there, and where. */
const tell = async (modal: Modal, say: Say) =>
  say(modal.inDocument() ? `rests at ${shown(await modal.breakpoint())}` : 'has left the document')

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
    await tell(modal, say)
    await modal.clear()
  },
})

/** Modals that rest at breakpoints. */
export const sheets: readonly Scenario[] = [
  {
    title: 'MO-20: a sheet opens at its initial breakpoint, and does so again',
    async run(engine, say) {
      for (const initialBreakpoint of [0.5, 1]) {
        const modal = await opened(engine, say, { initialBreakpoint })
        await tell(modal, say)
        await modal.dismiss('d', 'r')
        await tell(modal, say)
      }
    },
  },
  {
    title: 'MO-06: an initial breakpoint that the sheet does not have',
    async run(engine, say) {
      const modal = await opened(engine, say, { initialBreakpoint: 0.9 })
      await tell(modal, say)
      await pull(modal, 0.06)
      await tell(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'MO-17: setting a breakpoint moves the sheet and tells once',
    async run(engine, say) {
      const modal = await opened(engine, say)
      for (const to of [1, 1, 0.5]) {
        say(`set to ${to}: ${await answered(modal.setBreakpoint(to))}`)
        await tell(modal, say)
      }
      await modal.clear()
    },
  },
  {
    title: 'MO-16: setting a breakpoint that the sheet does not have',
    async run(engine, say) {
      const modal = await opened(engine, say)
      say(`set: ${await answered(modal.setBreakpoint(0.7))}`)
      await rest()
      await tell(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'MO-18: setting the breakpoint 0 closes the sheet',
    async run(engine, say) {
      const modal = await opened(engine, say)
      await modal.setBreakpoint(0)
      say(`result ${shown(await modal.result())}`)
      await rest()
      await tell(modal, say)
    },
  },
  {
    title: 'the breakpoint 0 is set, and canDismiss says no',
    async run(engine, say) {
      const canDismiss = (data: unknown, role: string | undefined) => {
        say(`asked with ${shown(data)}, ${shown(role)}`)
        return false
      }
      const modal = await opened(engine, say, { canDismiss })
      await modal.setBreakpoint(0)
      await rest()
      await tell(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'the breakpoint 0 is set, and canDismiss says yes',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: async () => true })
      await modal.setBreakpoint(0)
      say(`result ${shown(await modal.result())}`)
      await rest()
      await tell(modal, say)
    },
  },
  dragged('MO-24: a finger takes a sheet to the breakpoint above', -0.4),
  dragged('a finger that moves a sheet a little, and it goes back', -0.1),
  dragged('MO-19, MO-24: a finger takes a sheet down to 0', 0.4),
  dragged('without 0 among its breakpoints a finger cannot close a sheet', 0.4, { breakpoints: [0.5, 1] }),
  dragged('a sheet is thrown up by a short quick stroke', -0.12, {}, { steps: 4, rests: false }),
  dragged('the system takes the finger away from a sheet', -0.4, {}, { ends: 'cancelled' }),
  dragged('MO-12: a finger on a sheet whose canDismiss is false', 0.4, { canDismiss: false }),
  {
    title: 'MO-08, MO-12: canDismiss of a sheet is asked with the role of the gesture, and says no',
    async run(engine, say) {
      const canDismiss = async (data: unknown, role: string | undefined) => {
        say(`asked with ${shown(data)}, ${shown(role)}`)
        return false
      }
      const modal = await opened(engine, say, { canDismiss })
      await pull(modal, 0.4)
      await tell(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'MO-08, MO-12: canDismiss of a sheet says yes to a finger',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: async () => true })
      await pull(modal, 0.4)
      say(`result ${shown(await modal.result())}`)
      await rest()
      await tell(modal, say)
    },
  },
  {
    title: 'MO-13: a tap beside a sheet',
    async run(engine, say) {
      const modal = await opened(engine, say)
      await tap({ x: innerWidth / 2, y: 40 })
      await rest()
      await tell(modal, say)
    },
  },
  {
    title: 'MO-14: a tap beside a sheet that leaves the page usable',
    async run(engine, say) {
      const modal = await opened(engine, say, { backdropBreakpoint: 0.5 })
      await tap({ x: innerWidth / 2, y: 40 })
      await rest()
      await tell(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'MO-33: a sheet is dismissed while it moves to another breakpoint',
    async run(engine, say) {
      const modal = await opened(engine, say)
      const moved = answered(modal.setBreakpoint(1))
      say(`dismiss() ${await answered(modal.dismiss('d', 'r'))}`)
      say(`set: ${await Promise.race([moved, rest().then(() => 'never ends')])}`)
      await tell(modal, say)
    },
  },
]
