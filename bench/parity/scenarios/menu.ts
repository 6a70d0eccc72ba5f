import type { Engine, Menu, MenuScenario } from '../engine'
import {
  drag,
  followMenu,
  json,
  outcomeOf,
  type Say,
  type Scenario,
  type Stroke,
  settle,
  tap,
} from '../words'

/** Runs a script with a menu, and removes the menu afterward. */
const withMenu = async (
  engine: Engine,
  say: Say,
  options: Partial<MenuScenario>,
  script: (menu: Menu) => Promise<void>,
) => {
  const menu = await engine.menu({ id: 'first', ...options })
  followMenu(menu, say)
  try {
    await script(menu)
  } finally {
    await menu.remove()
  }
}

const menuScenario = (
  title: string,
  options: Partial<MenuScenario>,
  script: (menu: Menu, engine: Engine, say: Say) => Promise<void>,
) => ({
  title,
  run: (engine: Engine, say: Say) => withMenu(engine, say, options, (menu) => script(menu, engine, say)),
})

const reportState = async (menu: Menu, say: Say) => say(`open: ${await menu.isOpen()}`)

/** A horizontal swipe in the middle of the viewport; `from` and `to` are fractions of its width. */
const swipe = async (from: number, to: number, stroke?: Stroke) => {
  const y = innerHeight / 2
  await drag({ x: from * innerWidth, y }, { x: to * innerWidth, y }, stroke)
  await settle()
}

const swipeScenario = (
  title: string,
  options: Partial<MenuScenario>,
  from: number,
  to: number,
  stroke?: Stroke,
): Scenario =>
  menuScenario(title, options, async (menu, _, say) => {
    await swipe(from, to, stroke)
    await reportState(menu, say)
  })

const closingSwipeScenario = (title: string, from: number, to: number, stroke?: Stroke): Scenario =>
  menuScenario(title, {}, async (menu, _, say) => {
    await menu.open()
    await settle()
    await swipe(from, to, stroke)
    await reportState(menu, say)
  })

const press = async (key: string) => {
  await window.key(key)
  await settle()
}

/** Menus: calls, touch, and two menus at once. */
export const menus: readonly Scenario[] = [
  menuScenario('open() and close() of a menu report whether it moved', {}, async (menu, _, say) => {
    say(`close() ${await outcomeOf(menu.close())}`)
    say(`open() ${await outcomeOf(menu.open())}`)
    await reportState(menu, say)
    say(`open() ${await outcomeOf(menu.open())}`)
    say(`close() ${await outcomeOf(menu.close('done'))}`)
    await reportState(menu, say)
    say(`close() ${await outcomeOf(menu.close())}`)
  }),
  menuScenario('a menu is toggled', {}, async (menu, _, say) => {
    for (let time = 0; time < 2; time++) {
      say(`toggle() ${await outcomeOf(menu.toggle())}`)
      await reportState(menu, say)
    }
  }),
  menuScenario('open() and close() of a menu during its animation', {}, async (menu, _, say) => {
    const opening = outcomeOf(menu.open())
    say(`open() again ${await outcomeOf(menu.open())}`)
    say(`close() ${await outcomeOf(menu.close())}`)
    say(`open() ${await opening}`)
    const closing = outcomeOf(menu.close())
    say(`open() ${await outcomeOf(menu.open())}`)
    say(`close() ${await closing}`)
  }),
  menuScenario('opening a menu by id and by side', { side: 'end' }, async (_, { menus }, say) => {
    for (const which of ['first', 'end', undefined]) {
      say(`open(${json(which)}) ${await outcomeOf(menus.open(which))}, open: ${await menus.isOpen(which)}`)
      say(`close(${json(which)}) ${await outcomeOf(menus.close(which))}, open: ${await menus.isOpen(which)}`)
    }
    say(`no such menu: ${await outcomeOf(menus.open('none'))}, ${await menus.isOpen('none')}`)
  }),
  {
    title: 'opening a second menu while the first one is open',
    async run(engine, say) {
      const first = await engine.menu({ id: 'first' })
      const second = await engine.menu({ id: 'second', side: 'end' })
      followMenu(first, say, 'first ')
      followMenu(second, say, 'second ')
      await first.open()
      say(`open() ${await outcomeOf(second.open())}`)
      say(`first: ${await first.isOpen()}, second: ${await second.isOpen()}`)
      say(`close() ${await outcomeOf(engine.menus.close())}`)
      say(`first: ${await first.isOpen()}, second: ${await second.isOpen()}`)
      await first.remove()
      await second.remove()
    },
  },
  {
    title: 'opening a second menu while the first one is opening',
    async run(engine, say) {
      const first = await engine.menu({ id: 'first' })
      const second = await engine.menu({ id: 'second', side: 'end' })
      followMenu(first, say, 'first ')
      followMenu(second, say, 'second ')
      const opening = outcomeOf(first.open())
      const other = outcomeOf(second.open())
      say(`first ${await opening}, second ${await other}`)
      say(`first: ${await first.isOpen()}, second: ${await second.isOpen()}`)
      await first.remove()
      await second.remove()
    },
  },
  {
    title: 'a swipe opens the menu of the edge where it starts',
    async run(engine, say) {
      const first = await engine.menu({ id: 'first' })
      const second = await engine.menu({ id: 'second', side: 'end' })
      followMenu(first, say, 'first ')
      followMenu(second, say, 'second ')
      await swipe(0.97, 0.3)
      say(`first: ${await first.isOpen()}, second: ${await second.isOpen()}`)
      await first.remove()
      await second.remove()
    },
  },
  menuScenario('a disabled menu does not open', {}, async (menu, _, say) => {
    await menu.disable(true)
    say(`open() ${await outcomeOf(menu.open())}`)
    await swipe(0.02, 0.8)
    await reportState(menu, say)
    await menu.disable(false)
    say(`open() ${await outcomeOf(menu.open())}`)
  }),
  menuScenario('a menu is disabled while it is open', {}, async (menu, _, say) => {
    await menu.open()
    await menu.disable(true)
    await settle()
    await reportState(menu, say)
  }),
  menuScenario('a menu is disabled while it opens', {}, async (menu, _, say) => {
    menu.hear((event) => void (event === 'will-open' && menu.disable(true)))
    say(`open() ${await outcomeOf(menu.open())}`)
    await settle()
    await reportState(menu, say)
  }),
  swipeScenario('a swipe from the edge opens a menu', {}, 0.02, 0.8),
  swipeScenario('a flick opens a menu', {}, 0.02, 0.25, { steps: 5, rests: false }),
  swipeScenario('a swipe that starts away from the edge does not open a menu', {}, 0.3, 0.9),
  swipeScenario('a swipe does not open a menu with swipes disabled', { swipe: false }, 0.02, 0.8),
  swipeScenario('a short swipe from the edge does not open a menu', {}, 0.02, 0.25),
  swipeScenario('the system cancels a drag of a menu', {}, 0.02, 0.8, { ends: 'canceled' }),
  closingSwipeScenario('a swipe closes a menu', 0.7, 0.05),
  closingSwipeScenario('a short swipe does not close a menu', 0.7, 0.5),
  menuScenario('a tap outside a menu closes it', {}, async (menu, _, say) => {
    await menu.open()
    await settle()
    await tap({ x: innerWidth - 20, y: innerHeight / 2 })
    await settle()
    await reportState(menu, say)
  }),
  menuScenario('Escape closes a menu', {}, async (menu, _, say) => {
    await menu.open()
    await settle()
    await press('Escape')
    await reportState(menu, say)
  }),
  menuScenario('the hardware back button closes a menu', {}, async (menu, engine, say) => {
    await menu.open()
    say(`handled: ${await engine.back()}`)
    await settle()
    await reportState(menu, say)
  }),
  menuScenario('the focus after a menu closes', {}, async (menu, engine, say) => {
    const opener = document.createElement('button')
    const home = engine === window.engines.ours ? '#ours [data-content]' : '#ionic page-first'
    document.querySelector(home)?.append(opener)
    opener.focus()
    await menu.open()
    await settle()
    say(`inside while open: ${document.activeElement !== opener && document.activeElement !== document.body}`)
    await menu.close()
    await settle()
    say(`returned to the opener: ${document.activeElement === opener}`)
    opener.remove()
  }),
  menuScenario(
    'a swipe from the edge while a modal is open, and afterward',
    {},
    async (menu, engine, say) => {
      const modal = await engine.modal({})
      await modal.present()
      await settle()
      await swipe(0.02, 0.8)
      await reportState(menu, say)
      await modal.clear()
      await settle()
      await swipe(0.02, 0.8)
      await reportState(menu, say)
    },
  ),
  menuScenario('opening a menu while an alert is open', {}, async (menu, engine, say) => {
    const alert = await engine.create('alert', { header: 'x' })
    await alert.present()
    say(`open() ${await outcomeOf(menu.open())}`)
    await reportState(menu, say)
    await alert.clear()
  }),
  menuScenario('an alert opens over a menu, and both close', {}, async (menu, engine, say) => {
    await menu.open()
    const alert = await engine.create('alert', { header: 'x', buttons: ['Ok'] })
    await alert.present()
    await settle()
    await reportState(menu, say)
    void engine.back()
    await settle()
    say(`alert: ${alert.inDocument()}`)
    await reportState(menu, say)
    say(`close() ${await outcomeOf(menu.close())}`)
  }),
]
