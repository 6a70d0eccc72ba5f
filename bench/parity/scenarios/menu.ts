import type { Engine, Menu, MenuScenario } from '../engine'
import { answered, drag, followMenu, rest, type Say, type Scenario, type Stroke, shown, tap } from '../words'

/** Runs a script with a menu, and takes it away afterwards. */
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

const one = (
  title: string,
  options: Partial<MenuScenario>,
  script: (menu: Menu, engine: Engine, say: Say) => Promise<void>,
) => ({
  title,
  run: (engine: Engine, say: Say) => withMenu(engine, say, options, (menu) => script(menu, engine, say)),
})

const tell = async (menu: Menu, say: Say) => say(`open: ${await menu.isOpen()}`)

/** A finger along the middle of the window, from one share of its width to another. */
const swipe = async (from: number, to: number, stroke?: Stroke) => {
  const y = innerHeight / 2
  await drag({ x: from * innerWidth, y }, { x: to * innerWidth, y }, stroke)
  await rest()
}

const swiped = (
  title: string,
  options: Partial<MenuScenario>,
  from: number,
  to: number,
  stroke?: Stroke,
): Scenario =>
  one(title, options, async (menu, _, say) => {
    await swipe(from, to, stroke)
    await tell(menu, say)
  })

const pushed = (title: string, from: number, to: number, stroke?: Stroke): Scenario =>
  one(title, {}, async (menu, _, say) => {
    await menu.open()
    await rest()
    await swipe(from, to, stroke)
    await tell(menu, say)
  })

const press = async (key: string) => {
  await window.key(key)
  await rest()
}

/** Menus: calls, fingers, and two of them. */
export const menus: readonly Scenario[] = [
  one('ME-01: a menu opens and closes, and says whether it did', {}, async (menu, _, say) => {
    say(`close() ${await answered(menu.close())}`)
    say(`open() ${await answered(menu.open())}`)
    await tell(menu, say)
    say(`open() ${await answered(menu.open())}`)
    say(`close() ${await answered(menu.close('done'))}`)
    await tell(menu, say)
    say(`close() ${await answered(menu.close())}`)
  }),
  one('a menu is toggled', {}, async (menu, _, say) => {
    for (let time = 0; time < 2; time++) {
      say(`toggle() ${await answered(menu.toggle())}`)
      await tell(menu, say)
    }
  }),
  one('a menu is called again while it is on its way', {}, async (menu, _, say) => {
    const opening = answered(menu.open())
    say(`open() again ${await answered(menu.open())}`)
    say(`close() ${await answered(menu.close())}`)
    say(`open() ${await opening}`)
    const closing = answered(menu.close())
    say(`open() ${await answered(menu.open())}`)
    say(`close() ${await closing}`)
  }),
  one('ME-01: a menu is opened by its id and by its side', { side: 'end' }, async (_, { menus }, say) => {
    for (const which of ['first', 'end', undefined]) {
      say(`open(${shown(which)}) ${await answered(menus.open(which))}, open: ${await menus.isOpen(which)}`)
      say(`close(${shown(which)}) ${await answered(menus.close(which))}, open: ${await menus.isOpen(which)}`)
    }
    say(`no such menu: ${await answered(menus.open('none'))}, ${await menus.isOpen('none')}`)
  }),
  {
    title: 'ME-11: the second menu opens while the first is open',
    async run(engine, say) {
      const first = await engine.menu({ id: 'first' })
      const second = await engine.menu({ id: 'second', side: 'end' })
      followMenu(first, say, 'first ')
      followMenu(second, say, 'second ')
      await first.open()
      say(`open() ${await answered(second.open())}`)
      say(`first: ${await first.isOpen()}, second: ${await second.isOpen()}`)
      say(`close() ${await answered(engine.menus.close())}`)
      say(`first: ${await first.isOpen()}, second: ${await second.isOpen()}`)
      await first.remove()
      await second.remove()
    },
  },
  {
    title: 'the second menu is asked for while the first is on its way',
    async run(engine, say) {
      const first = await engine.menu({ id: 'first' })
      const second = await engine.menu({ id: 'second', side: 'end' })
      followMenu(first, say, 'first ')
      followMenu(second, say, 'second ')
      const opening = answered(first.open())
      const other = answered(second.open())
      say(`first ${await opening}, second ${await other}`)
      say(`first: ${await first.isOpen()}, second: ${await second.isOpen()}`)
      await first.remove()
      await second.remove()
    },
  },
  {
    title: 'a finger opens the one of two menus at whose edge it begins',
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
  one('a menu that is turned off does not open', {}, async (menu, _, say) => {
    await menu.disable(true)
    say(`open() ${await answered(menu.open())}`)
    await swipe(0.02, 0.8)
    await tell(menu, say)
    await menu.disable(false)
    say(`open() ${await answered(menu.open())}`)
  }),
  one('ME-07: a menu is turned off while it is open', {}, async (menu, _, say) => {
    await menu.open()
    await menu.disable(true)
    await rest()
    await tell(menu, say)
  }),
  one('ME-07: a menu is turned off while it opens', {}, async (menu, _, say) => {
    menu.hear((event) => void (event === 'will-open' && menu.disable(true)))
    say(`open() ${await answered(menu.open())}`)
    await rest()
    await tell(menu, say)
  }),
  swiped('a finger pulls a menu in from its edge', {}, 0.02, 0.8),
  swiped('a quick finger throws a menu open', {}, 0.02, 0.25, { steps: 5, rests: false }),
  swiped('a finger begins away from the edge', {}, 0.3, 0.9),
  swiped('a finger pulls at a menu that takes no swipes', { swipe: false }, 0.02, 0.8),
  swiped('a finger pulls a menu in a little, and it goes back', {}, 0.02, 0.25),
  swiped('the system takes the finger away from a menu', {}, 0.02, 0.8, { ends: 'cancelled' }),
  pushed('a finger pushes a menu away', 0.7, 0.05),
  pushed('a finger pushes a menu a little, and it stays', 0.7, 0.5),
  one('a tap beside a menu closes it', {}, async (menu, _, say) => {
    await menu.open()
    await rest()
    await tap({ x: innerWidth - 20, y: innerHeight / 2 })
    await rest()
    await tell(menu, say)
  }),
  one('Escape closes a menu', {}, async (menu, _, say) => {
    await menu.open()
    await rest()
    await press('Escape')
    await tell(menu, say)
  }),
  one('hardware back closes a menu', {}, async (menu, engine, say) => {
    await menu.open()
    say(`taken: ${await engine.back()}`)
    await rest()
    await tell(menu, say)
  }),
  one('the focus when a menu closes', {}, async (menu, engine, say) => {
    const opener = document.createElement('button')
    const home = engine === window.engines.ours ? '#ours [data-content]' : '#ionic page-first'
    document.querySelector(home)?.append(opener)
    opener.focus()
    await menu.open()
    await rest()
    say(`inside while open: ${document.activeElement !== opener && document.activeElement !== document.body}`)
    await menu.close()
    await rest()
    say(`back on the opener: ${document.activeElement === opener}`)
    opener.remove()
  }),
  one('ME-09: a finger at the edge while a modal is open, and afterwards', {}, async (menu, engine, say) => {
    const modal = await engine.modal({})
    await modal.present()
    await rest()
    await swipe(0.02, 0.8)
    await tell(menu, say)
    await modal.clear()
    await rest()
    await swipe(0.02, 0.8)
    await tell(menu, say)
  }),
  one('a menu is asked for beneath an alert', {}, async (menu, engine, say) => {
    const alert = await engine.create('alert', { header: 'x' })
    await alert.present()
    say(`open() ${await answered(menu.open())}`)
    await tell(menu, say)
    await alert.clear()
  }),
  one('ME-08: an alert opens over a menu, and both close', {}, async (menu, engine, say) => {
    await menu.open()
    const alert = await engine.create('alert', { header: 'x', buttons: ['Ok'] })
    await alert.present()
    await rest()
    await tell(menu, say)
    void engine.back()
    await rest()
    say(`alert: ${alert.inDocument()}`)
    await tell(menu, say)
    say(`close() ${await answered(menu.close())}`)
  }),
]
