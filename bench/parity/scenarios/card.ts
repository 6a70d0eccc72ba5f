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

const opened = async (engine: Engine, say: Say, options: Record<string, unknown> = {}) => {
  const modal = await engine.modal({ ...options, card: true })
  followModal(modal, say)
  await modal.present()
  await settle()
  return modal
}

/** Drags a card down by a fraction of the viewport height, and waits until nothing moves. */
const pull = async (modal: Modal, by: number, stroke: Stroke = {}) => {
  const { left, top, width } = modal.box()
  const from = { x: left + width / 2, y: top + 20 }
  await drag(from, { x: from.x, y: from.y + by * innerHeight }, stroke)
  await settle()
}

const reportState = (modal: Modal, say: Say) => say(`in the document: ${modal.inDocument()}`)

const pulled = (
  title: string,
  by: number,
  options: Record<string, unknown> = {},
  stroke?: Stroke,
): Scenario => ({
  title,
  async run(engine, say) {
    const modal = await opened(engine, say, options)
    await pull(modal, by, stroke)
    reportState(modal, say)
    await modal.clear()
  },
})

/** A canDismiss callback that returns `answer` and reports its arguments. */
const canDismissWith = (say: Say, answer: boolean) => async (data: unknown, role: string | undefined) => {
  say(`called with ${json(data)}, ${json(role)}`)
  return answer
}

/** Cards over the page, and over each other. */
export const cards: readonly Scenario[] = [
  {
    title: 'the lifecycle of a card',
    async run(engine, say) {
      const modal = await opened(engine, say)
      say(`dismiss() ${await outcomeOf(modal.dismiss({ a: 1 }, 'done'))}`)
      reportState(modal, say)
    },
  },
  {
    title: 'two cards, the top one is closed first',
    async run(engine, say) {
      const below = await opened(engine, (line) => say(`below ${line}`))
      const above = await opened(engine, (line) => say(`above ${line}`))
      say(`top is the one above: ${(await engine.top('modal')) === above.id}`)
      say(`dismiss() ${await outcomeOf(engine.dismiss('modal'))}`)
      say(`top is the one below: ${(await engine.top('modal')) === below.id}`)
      say(`dismiss() ${await outcomeOf(engine.dismiss('modal'))}`)
    },
  },
  {
    title: 'two cards, the bottom one is closed first',
    async run(engine, say) {
      const below = await opened(engine, (line) => say(`below ${line}`))
      const above = await opened(engine, (line) => say(`above ${line}`))
      say(`dismiss() ${await outcomeOf(below.dismiss('d', 'r'))}`)
      say(`below: ${below.inDocument()}, above: ${above.inDocument()}`)
      await above.dismiss()
    },
  },
  {
    title: 'canDismiss of a card: false and true',
    async run(engine, say) {
      const locked = await opened(engine, say, { canDismiss: false })
      say(`dismiss() ${await outcomeOf(locked.dismiss('d', 'r'))}`)
      reportState(locked, say)
      await locked.clear()
      const dismissible = await opened(engine, say, { canDismiss: true })
      say(`dismiss() ${await outcomeOf(dismissible.dismiss('d', 'r'))}`)
      reportState(dismissible, say)
    },
  },
  {
    title: 'dismiss() and a tap on the backdrop call canDismiss of a card',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: canDismissWith(say, false) })
      say(`dismiss() ${await outcomeOf(modal.dismiss('d', 'r'))}`)
      await tap({ x: innerWidth / 2, y: 6 })
      await settle()
      reportState(modal, say)
      await modal.clear()
    },
  },
  pulled('a drag over half of the height closes a card', 0.7),
  pulled('a short drag does not close a card', 0.2),
  pulled('a flick closes a card', 0.25, {}, { steps: 4, rests: false }),
  pulled('the system cancels a drag of a card', 0.7, {}, { ends: 'canceled' }),
  pulled('dragging a card with canDismiss false', 0.7, { canDismiss: false }),
  pulled('dragging a card with canDismiss true', 0.7, { canDismiss: true }),
  {
    title: 'canDismiss is called with the role of the gesture and keeps a card open',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: canDismissWith(say, false) })
      await pull(modal, 0.7)
      reportState(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'canDismiss allows a drag to dismiss a card',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: canDismissWith(say, true) })
      await pull(modal, 0.7)
      say(`result ${json(await modal.result())}`)
      await settle()
      reportState(modal, say)
    },
  },
  {
    title: 'a very short drag does not call canDismiss of a card',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: canDismissWith(say, true) })
      await pull(modal, 0.03)
      reportState(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'a drag closes the top card of two',
    async run(engine, say) {
      const below = await opened(engine, () => {})
      const above = await opened(engine, say)
      await pull(above, 0.7)
      say(`below: ${below.inDocument()}, above: ${above.inDocument()}`)
      await below.clear()
    },
  },
]
