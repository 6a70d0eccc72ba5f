import type { Engine, Kind } from '../engine'
import { end, follow, json, outcomeOf, type Scenario, settle, until, watchMotion } from '../words'

/** The visible fraction of an overlay that enters from the bottom, 0–1. */
const visibleShare = (engine: Engine, kind: 'action-sheet'): number => {
  const subject = window.subjects[engine === window.engines.ours ? 'ours' : 'ionic']
  const box = subject?.moving(kind)?.getBoundingClientRect()
  return box && box.height > 0 ? Math.min(1, (innerHeight - box.top) / box.height) : 0
}

const lifecycle = (kind: Kind): Scenario => ({
  title: `the lifecycle of an overlay (${kind})`,
  async run(engine, say) {
    const piece = await engine.create(kind, { message: 'Words', duration: 0, header: 'Head' })
    follow(piece, say)
    await piece.present()
    say(`presented, in the document: ${piece.inDocument()}`)
    void piece.result().then((result) => say(`result ${json(result)}`))
    const dismissed = await outcomeOf(piece.dismiss({ a: 1 }, 'done'))
    say(`dismiss() ${dismissed}, in the document: ${piece.inDocument()}`)
  },
})

/** Presenting and dismissing: promises, events, buttons, back, focus, and pages. */
export const overlays: readonly Scenario[] = [
  ...(['alert', 'action-sheet', 'loading', 'toast', 'modal', 'popover'] as const).map(lifecycle),
  {
    title: 'present() twice at once',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      await Promise.all([piece.present(), piece.present()])
      say('both have resolved')
      await end(piece)
    },
  },
  {
    title: 'dismiss() without present()',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      say(`dismiss() ${await outcomeOf(piece.dismiss())}`)
      say(`remains in the document: ${piece.inDocument()}`)
      document.getElementById(piece.id)?.remove()
    },
  },
  {
    title: 'dismiss() twice',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      await piece.present()
      const [first, second] = [outcomeOf(piece.dismiss()), outcomeOf(piece.dismiss())]
      say(`first ${await first}, second ${await second}`)
    },
  },
  {
    title: 'dismiss() directly after present()',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      void piece.present()
      say(`dismiss() ${await outcomeOf(piece.dismiss('d', 'r'))}`)
      await settle()
      say(`in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'dismiss() during the entrance animation',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x' })
      let arrived = false
      piece.hear((event) => {
        if (event === 'did-present') arrived = visibleShare(engine, 'action-sheet') > 0.98
      })
      follow(piece, say)
      void piece.present()
      await until(() => visibleShare(engine, 'action-sheet') > 0.1)
      const answer = await outcomeOf(piece.dismiss('d', 'r'))
      say(`dismiss() ${answer}, ${arrived ? 'after it was completely open' : 'from its current position'}`)
    },
  },
  {
    title: 'dismiss() when nothing is open',
    async run(engine, say) {
      say(`dismiss() ${await outcomeOf(engine.dismiss('alert'))}`)
      say(`top ${await engine.top('alert')}`)
    },
  },
  {
    title: 'dismissing by id, and the top overlay of a type',
    async run(engine, say) {
      const first = await engine.create('alert', { id: 'one', header: 'x' })
      const second = await engine.create('alert', { id: 'two', header: 'x' })
      await first.present()
      await second.present()
      say(`top ${await engine.top('alert')}`)
      say(`by id ${await outcomeOf(engine.dismiss('alert', undefined, undefined, 'one'))}`)
      say(`one: ${first.inDocument()}, two: ${second.inDocument()}`)
      say(`without ${await outcomeOf(engine.dismiss('alert'))}, two: ${second.inDocument()}`)
    },
  },
  {
    title: 'a dismissal with the role gesture has no animation',
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
    title: 'animated false disables both animations',
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
    title: 'a tap on the backdrop calls the handler of the cancel button',
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
      await settle()
      engine.backdrop()
      await settle()
      say(`in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'the hardware back button closes an alert',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x' })
      follow(piece, say)
      await piece.present()
      void engine.back()
      await settle()
      say(`in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'Escape closes an action sheet',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x', buttons: ['Share'] })
      follow(piece, say)
      await piece.present()
      await settle()
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      ;(document.activeElement ?? document).dispatchEvent(press)
      await settle()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title: 'back while an alert with backdropDismiss false is open',
    async run(engine, say) {
      const piece = await engine.create('alert', { header: 'x', buttons: ['Ok'], backdropDismiss: false })
      await piece.present()
      say(`handled, so that the page does not change: ${await engine.back()}`)
      await settle()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title: 'canDismiss is called with data and role',
    async run(engine, say) {
      let answer = false
      const canDismiss = async (data: unknown, role: string | undefined) => {
        say(`called with ${json(data)}, ${json(role)}`)
        return answer
      }
      const piece = await engine.create('modal', { canDismiss })
      follow(piece, say)
      await piece.present()
      say(`dismiss() ${await outcomeOf(piece.dismiss('d', 'r'))}, in the document: ${piece.inDocument()}`)
      answer = true
      say(`dismiss() ${await outcomeOf(piece.dismiss('d', 'r'))}, in the document: ${piece.inDocument()}`)
    },
  },
  {
    title: 'with backdropDismiss false a tap on the backdrop does nothing',
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { buttons: ['Share'], backdropDismiss: false })
      follow(piece, say)
      await piece.present()
      engine.backdrop()
      await settle()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title: 'a tap on the backdrop does not close a loading overlay by default',
    async run(engine, say) {
      const piece = await engine.create('loading', { message: 'x' })
      await piece.present()
      engine.backdrop()
      await settle()
      say(`in the document: ${piece.inDocument()}`)
      await end(piece)
    },
  },
  {
    title:
      'a handler that returns false keeps an alert open, and a returned object is merged into the values',
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
      await settle()
      say(`in the document: ${piece.inDocument()}`)
      answer = { more: 2 }
      engine.press('Hold')
      await settle()
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
        await settle()
      },
    }),
  ),
  {
    title: 'the results of the buttons of an action sheet',
    async run(engine, say) {
      const buttons = [
        { text: 'Share', role: 'share', data: { to: 'all' } },
        { text: 'Cancel', role: 'cancel', data: 'none' },
      ]
      for (const text of ['Share', 'Cancel']) {
        const piece = await engine.create('action-sheet', { buttons })
        await piece.present()
        void piece.result().then((result) => say(`${text} ${json(result)}`))
        engine.press(text)
        await settle()
      }
    },
  },
  {
    title: 'a toast closes after its duration',
    async run(engine, say) {
      const piece = await engine.create('toast', { message: 'x', duration: 200 })
      follow(piece, say)
      await piece.present()
      await piece.result()
      await settle()
    },
  },
  {
    title: 'a loading overlay closes after its duration',
    async run(engine, say) {
      const piece = await engine.create('loading', { message: 'x', duration: 200 })
      follow(piece, say)
      await piece.present()
      await piece.result()
      await settle()
    },
  },
  {
    title: 'alerts that are presented in a different order than they were created',
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
    title: 'back while a toast is shown over an alert',
    async run(engine, say) {
      const alert = await engine.create('alert', { header: 'x' })
      const toast = await engine.create('toast', { message: 'x', duration: 0 })
      await alert.present()
      await toast.present()
      void engine.back()
      await settle()
      say(`alert: ${alert.inDocument()}, toast: ${toast.inDocument()}`)
      await alert.dismiss()
      await toast.dismiss()
    },
  },
  {
    title: 'two toasts at the same position',
    async run(engine, say) {
      const pieces = [
        await engine.create('toast', { message: 'x', duration: 0 }),
        await engine.create('toast', { message: 'y', duration: 0 }),
      ]
      for (const piece of pieces) await piece.present()
      const [a, b] = engine.toasts()
      const over = a && b && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      say(over === undefined ? 'one is missing' : over > 1 ? 'they overlap' : 'they do not overlap')
      for (const piece of pieces) await piece.dismiss()
    },
  },
  {
    title: 'the focus returns to the opener',
    async run(engine, say) {
      const opener = document.createElement('button')
      const home = engine === window.engines.ours ? '#ours [data-content]' : '#ionic page-first'
      document.querySelector(home)?.append(opener)
      opener.focus()
      const piece = await engine.create('alert', { header: 'x', buttons: ['a', 'b'] })
      await piece.present()
      await settle()
      say(
        `inside while open: ${document.activeElement !== opener && document.activeElement !== document.body}`,
      )
      await piece.dismiss()
      await settle()
      say(`returned to the opener: ${document.activeElement === opener}`)
      opener.remove()
    },
  },
  {
    title: 'a page transition forward and back',
    async run(engine, say) {
      const stop = engine.hearPages(say)
      await engine.push()
      await settle()
      await engine.pop()
      await settle()
      stop()
    },
  },
  {
    title: 'inline styles that remain after a page transition and a card',
    async run(engine, say) {
      const reportStyles = async (what: string) => {
        await settle()
        say(`${what}: ${engine.leftOnPages()}`)
      }
      await engine.push()
      await reportStyles('in')
      await engine.pop()
      await reportStyles('back')
      const card = await engine.modal({ card: true })
      await card.present()
      await card.dismiss()
      await reportStyles('after a card')
    },
  },
  {
    title: 'an action sheet with reduced motion',
    reducedMotion: true,
    async run(engine, say) {
      const piece = await engine.create('action-sheet', { header: 'x' })
      follow(piece, say)
      const longest = watchMotion()
      await piece.present()
      await piece.dismiss()
      say(longest() <= 100 ? 'a short fade' : 'the full animation, in and out')
    },
  },
]
