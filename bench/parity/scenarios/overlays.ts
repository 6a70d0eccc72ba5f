import type { Engine, Kind } from '../engine'
import { answered, end, follow, rest, type Scenario, shown, until, watchMotion } from '../words'

/** How much of what comes in from below is in the window, 0–1. */
const shareInSight = (engine: Engine, kind: 'action-sheet'): number => {
  const subject = window.subjects[engine === window.engines.ours ? 'ours' : 'ionic']
  const box = subject?.moving(kind)?.getBoundingClientRect()
  return box && box.height > 0 ? Math.min(1, (innerHeight - box.top) / box.height) : 0
}

const life = (kind: Kind): Scenario => ({
  title: `OV-41, OV-42, OV-45: the life of one (${kind})`,
  async run(engine, say) {
    const piece = await engine.create(kind, { message: 'Words', duration: 0, header: 'Head' })
    follow(piece, say)
    await piece.present()
    say(`presented, in the document: ${piece.inDocument()}`)
    void piece.result().then((result) => say(`result ${shown(result)}`))
    const gone = await answered(piece.dismiss({ a: 1 }, 'done'))
    say(`dismiss() ${gone}, in the document: ${piece.inDocument()}`)
  },
})

/** Presenting and dismissing: promises, events, buttons, back, focus, pages. */
export const overlays: readonly Scenario[] = [
  ...(['alert', 'action-sheet', 'loading', 'toast', 'modal', 'popover'] as const).map(life),
  {
    title: 'OV-36: present() twice at once',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      await Promise.all([piece.present(), piece.present()])
      say('both have resolved')
      await end(piece)
    },
  },
  {
    title: 'OV-37: dismiss() without having been presented',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      say(`dismiss() ${await answered(piece.dismiss())}`)
      say(`left in the document: ${piece.inDocument()}`)
      document.getElementById(piece.id)?.remove()
    },
  },
  {
    title: 'OV-38: dismiss() twice',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      await piece.present()
      const [first, second] = [answered(piece.dismiss()), answered(piece.dismiss())]
      say(`first ${await first}, second ${await second}`)
    },
  },
  {
    title: 'OV-39: dismiss() in the same breath as present()',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      void piece.present()
      say(`dismiss() ${await answered(piece.dismiss('d', 'r'))}`)
      await rest()
      say(`in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'dismiss() while it is coming in',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x' })
      let arrived = false
      piece.hear((event) => {
        if (event === 'did-present') arrived = shareInSight(engine, 'action-sheet') > 0.98
      })
      follow(piece, say)
      void piece.present()
      await until(() => shareInSight(engine, 'action-sheet') > 0.1)
      const answer = await answered(piece.dismiss('d', 'r'))
      say(`dismiss() ${answer}, ${arrived ? 'after the whole way in' : 'from where it was'}`)
    },
  },
  {
    title: 'OV-40: nothing is open',
    async run(engine, say) {
      say(`dismiss() ${await answered(engine.dismiss('alert'))}`)
      say(`top ${await engine.top('alert')}`)
    },
  },
  {
    title: 'MO-33: dismiss by id, and the topmost of a type',
    async run(engine, say) {
      const one = await engine.create('alert', { id: 'one', header: 'x' })
      const two = await engine.create('alert', { id: 'two', header: 'x' })
      await one.present()
      await two.present()
      say(`top ${await engine.top('alert')}`)
      say(`by id ${await answered(engine.dismiss('alert', undefined, undefined, 'one'))}`)
      say(`one: ${one.inDocument()}, two: ${two.inDocument()}`)
      say(`without ${await answered(engine.dismiss('alert'))}, two: ${two.inDocument()}`)
    },
  },
  {
    title: 'OV-43: role gesture plays nothing',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x' })
      follow(piece, say)
      await piece.present()
      const longest = watchMotion()
      await piece.dismiss(undefined, 'gesture')
      say(longest() === 0 ? 'at once' : 'with motion')
    },
  },
  {
    title: 'OV-44: animated false, in and out',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x', animated: false })
      follow(piece, say)
      const longest = watchMotion()
      await piece.present()
      await piece.dismiss()
      say(longest() < 20 ? 'at once' : 'with motion')
    },
  },
  {
    title: 'OV-03, AL-14: a tap beside an alert, and its cancel button’s handler',
    async run(engine, say) {
      const handler = () => {
        say('cancel handler')
        return false
      }
      const piece = await engine.create('alert', {
        header: 'x',
        buttons: [{ text: 'No', role: 'cancel', handler }, 'Ok'],
      })
      follow(piece, say)
      await piece.present()
      await rest()
      engine.backdrop()
      await rest()
      say(`in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'OV-01: hardware back closes the top one',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      await piece.present()
      void engine.back()
      await rest()
      say(`in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'OV-03: Escape closes it',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x', buttons: ['Share'] })
      follow(piece, say)
      await piece.present()
      await rest()
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      ;(document.activeElement ?? document).dispatchEvent(press)
      await rest()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title: 'back over an alert that must be answered',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x', buttons: ['Ok'], backdropDismiss: false })
      await piece.present()
      say(`taken, so that no page moves beneath: ${await engine.back()}`)
      await rest()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title: 'MO-07: canDismiss is asked with data and role',
    async run(engine, say) {
      let answer = false
      const canDismiss = async (data: unknown, role: string | undefined) => {
        say(`asked with ${shown(data)}, ${shown(role)}`)
        return answer
      }
      const piece = await engine.create('modal', { canDismiss })
      follow(piece, say)
      await piece.present()
      say(`dismiss() ${await answered(piece.dismiss('d', 'r'))}, in the document: ${piece.inDocument()}`)
      answer = true
      say(`dismiss() ${await answered(piece.dismiss('d', 'r'))}, in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'AS-05: with backdropDismiss false a tap beside it does nothing',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { buttons: ['Share'], backdropDismiss: false })
      follow(piece, say)
      await piece.present()
      engine.backdrop()
      await rest()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title: 'a loading is not closed by a tap beside it unless asked to',
    async run(engine, say) {
      const piece = await engine.create('loading', { message: 'x' })
      await piece.present()
      engine.backdrop()
      await rest()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title: 'AL-13: a handler that answers false keeps it open, an object joins the values',
    async run(engine, say) {
      let answer: unknown = false
      const piece = await engine.create('alert', {
        header: 'x',
        inputs: [{ name: 'a', type: 'text', value: 'v' }],
        buttons: [{ text: 'Hold', role: 'hold', handler: () => answer }],
      })
      follow(piece, say)
      await piece.present()
      engine.press('Hold')
      await rest()
      say(`in the document: ${piece.inDocument()}`)
      answer = { more: 2 }
      engine.press('Hold')
      await rest()
      say(`in the document: ${piece.inDocument()}`)
    },
  },
  ...(['radio', 'checkbox'] as const).map(
    (type): Scenario => ({
      title: `the values of an alert (${type})`,
      async run(engine, say) {
        const inputs = ['a', 'b'].map((value) => ({
          type,
          label: value,
          value,
          name: value,
          checked: value === 'b',
        }))
        const piece = await engine.create('alert', {
          header: 'x',
          inputs,
          buttons: [{ text: 'Ok', role: 'ok' }],
        })
        follow(piece, say)
        await piece.present()
        engine.press('Ok')
        await rest()
      },
    }),
  ),
  {
    title: 'AS-01, AS-02: what the buttons of an action sheet give back',
    async run(engine, say) {
      const buttons = [
        { text: 'Share', role: 'share', data: { to: 'all' } },
        { text: 'Cancel', role: 'cancel', data: 'none' },
      ]
      for (const text of ['Share', 'Cancel']) {
        const piece = await engine.create('action-sheet', { buttons })
        await piece.present()
        void piece.result().then((result) => say(`${text} ${shown(result)}`))
        engine.press(text)
        await rest()
      }
    },
  },
  {
    title: 'TO-12: a toast goes by itself',
    async run(engine, say) {
      const piece = await engine.create('toast', { message: 'x', duration: 200 })
      follow(piece, say)
      await piece.present()
      await piece.result()
      await rest()
    },
  },
  {
    title: 'a loading with a duration goes by itself',
    async run(engine, say) {
      const piece = await engine.create('loading', { message: 'x', duration: 200 })
      follow(piece, say)
      await piece.present()
      await piece.result()
      await rest()
    },
  },
  {
    title: 'created in one order, presented in another',
    async run(engine, say) {
      const below = await engine.create('alert', { id: 'later', header: 'x' })
      const above = await engine.create('alert', { id: 'earlier', header: 'x' })
      await above.present()
      await below.present()
      say(`top ${await engine.top('alert')}`)
      await below.dismiss()
      await above.dismiss()
    },
  },
  {
    title: 'back with a toast over an alert',
    async run(engine, say) {
      const alert = await engine.create('alert', { header: 'x' })
      const toast = await engine.create('toast', { message: 'x', duration: 0 })
      await alert.present()
      await toast.present()
      void engine.back()
      await rest()
      say(`alert: ${alert.inDocument()}, toast: ${toast.inDocument()}`)
      await alert.dismiss()
      await toast.dismiss()
    },
  },
  {
    title: 'two toasts at the same place',
    async run(engine, say) {
      const pieces = [
        await engine.create('toast', { message: 'x', duration: 0 }),
        await engine.create('toast', { message: 'y', duration: 0 }),
      ]
      for (const piece of pieces) await piece.present()
      const [a, b] = engine.toasts()
      const over = a && b && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      say(over === undefined ? 'not both are there' : over > 1 ? 'they cover each other' : 'they stand apart')
      for (const piece of pieces) await piece.dismiss()
    },
  },
  {
    title: 'OV-16: the focus goes back to the opener',
    async run(engine, say) {
      const opener = document.createElement('button')
      const home = engine === window.engines.ours ? '#ours [data-content]' : '#ionic page-first'
      document.querySelector(home)?.append(opener)
      opener.focus()
      const piece = await engine.create('alert', { header: 'x', buttons: ['a', 'b'] })
      await piece.present()
      await rest()
      say(
        `inside while open: ${document.activeElement !== opener && document.activeElement !== document.body}`,
      )
      await piece.dismiss()
      await rest()
      say(`back on the opener: ${document.activeElement === opener}`)
      opener.remove()
    },
  },
  {
    title: 'TR-13: a page goes in and comes back',
    async run(engine, say) {
      const stop = engine.hearPages(say)
      await engine.push()
      await rest()
      await engine.pop()
      await rest()
      stop()
    },
  },
  {
    title: 'what a page and a card leave on the pages once all stands still',
    async run(engine, say) {
      const tell = async (what: string) => {
        await rest()
        say(`${what}: ${engine.leftOnPages()}`)
      }
      await engine.push()
      await tell('in')
      await engine.pop()
      await tell('back')
      const card = await engine.modal({ card: true })
      await card.present()
      await card.dismiss()
      await tell('after a card')
    },
  },
  {
    title: 'with reduced motion',
    reducedMotion: true,
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x' })
      follow(piece, say)
      const longest = watchMotion()
      await piece.present()
      await piece.dismiss()
      say(longest() <= 100 ? 'a short fade' : 'the whole way, in and out')
    },
  },
]
