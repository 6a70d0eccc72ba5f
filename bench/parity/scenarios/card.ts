import type { Engine, Modal } from '../engine'
import { answered, drag, followModal, rest, type Say, type Scenario, type Stroke, shown, tap } from '../words'

const opened = async (engine: Engine, say: Say, options: Record<string, unknown> = {}) => {
  const modal = await engine.modal({ ...options, card: true })
  followModal(modal, say)
  await modal.present()
  await rest()
  return modal
}

/** Pulls a card down by a share of the window's height, and waits until it stands still. */
const pull = async (modal: Modal, by: number, stroke: Stroke = {}) => {
  const { left, top, width } = modal.box()
  const from = { x: left + width / 2, y: top + 20 }
  await drag(from, { x: from.x, y: from.y + by * innerHeight }, stroke)
  await rest()
}

const tell = (modal: Modal, say: Say) => say(`in the document: ${modal.inDocument()}`)

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
    tell(modal, say)
    await modal.clear()
  },
})

/** A function that says yes or no, and tells what it was asked. */
const answering = (say: Say, answer: boolean) => async (data: unknown, role: string | undefined) => {
  say(`asked with ${shown(data)}, ${shown(role)}`)
  return answer
}

/** Cards over the page, and over one another. */
export const cards: readonly Scenario[] = [
  {
    title: 'OV-41, OV-45: the life of a card',
    async run(engine, say) {
      const modal = await opened(engine, say)
      say(`dismiss() ${await answered(modal.dismiss({ a: 1 }, 'done'))}`)
      tell(modal, say)
    },
  },
  {
    title: 'a card over a card, closed from above',
    async run(engine, say) {
      const below = await opened(engine, (line) => say(`below ${line}`))
      const above = await opened(engine, (line) => say(`above ${line}`))
      say(`top is the one above: ${(await engine.top('modal')) === above.id}`)
      say(`dismiss() ${await answered(engine.dismiss('modal'))}`)
      say(`top is the one below: ${(await engine.top('modal')) === below.id}`)
      say(`dismiss() ${await answered(engine.dismiss('modal'))}`)
    },
  },
  {
    title: 'a card over a card, the one below is closed first',
    async run(engine, say) {
      const below = await opened(engine, (line) => say(`below ${line}`))
      const above = await opened(engine, (line) => say(`above ${line}`))
      say(`dismiss() ${await answered(below.dismiss('d', 'r'))}`)
      say(`below: ${below.inDocument()}, above: ${above.inDocument()}`)
      await above.dismiss()
    },
  },
  {
    title: 'MO-07: canDismiss of a card, false and then true',
    async run(engine, say) {
      const held = await opened(engine, say, { canDismiss: false })
      say(`dismiss() ${await answered(held.dismiss('d', 'r'))}`)
      tell(held, say)
      await held.clear()
      const free = await opened(engine, say, { canDismiss: true })
      say(`dismiss() ${await answered(free.dismiss('d', 'r'))}`)
      tell(free, say)
    },
  },
  {
    title: 'MO-07: canDismiss of a card is asked by a call and by a tap beside it',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: answering(say, false) })
      say(`dismiss() ${await answered(modal.dismiss('d', 'r'))}`)
      await tap({ x: innerWidth / 2, y: 6 })
      await rest()
      tell(modal, say)
      await modal.clear()
    },
  },
  pulled('MO-25: a finger pulls a card down more than half', 0.7),
  pulled('MO-11: a finger pulls a card down a little, and it goes back', 0.2),
  pulled('a card is thrown down by a short quick stroke', 0.25, {}, { steps: 4, rests: false }),
  pulled('the system takes the finger away from a card', 0.7, {}, { ends: 'cancelled' }),
  pulled('MO-09: a finger on a card whose canDismiss is false', 0.7, { canDismiss: false }),
  pulled('MO-09: a finger on a card whose canDismiss is true', 0.7, { canDismiss: true }),
  {
    title: 'MO-08, MO-10: canDismiss of a card is asked with the role of the gesture, and says no',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: answering(say, false) })
      await pull(modal, 0.7)
      tell(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'MO-08, MO-10: canDismiss of a card says yes to a finger',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: answering(say, true) })
      await pull(modal, 0.7)
      say(`result ${shown(await modal.result())}`)
      await rest()
      tell(modal, say)
    },
  },
  {
    title: 'MO-11: a little pull does not ask canDismiss of a card',
    async run(engine, say) {
      const modal = await opened(engine, say, { canDismiss: answering(say, true) })
      await pull(modal, 0.03)
      tell(modal, say)
      await modal.clear()
    },
  },
  {
    title: 'a finger pulls the upper one of two cards away',
    async run(engine, say) {
      const below = await opened(engine, () => {})
      const above = await opened(engine, say)
      await pull(above, 0.7)
      say(`below: ${below.inDocument()}, above: ${above.inDocument()}`)
      await below.clear()
    },
  },
]
