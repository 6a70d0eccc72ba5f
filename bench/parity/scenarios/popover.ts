import type { Engine, PopoverScenario, Popovers } from '../engine'
import { follow, json, outcomeOf, type Say, type Scenario, settle, tap, tapOn } from '../words'

const ROWS = ['Kitchen', 'Garden', 'Upstairs']
const NESTED = ['Bedroom', 'Attic']

const opened = async (
  engine: Engine,
  say: Say,
  options: Partial<PopoverScenario> = {},
): Promise<Popovers> => {
  const both = await engine.popovers({ rows: ROWS, ...options })
  follow(both.outer, (line) => say(options.nested ? `outer ${line}` : line))
  follow(both.inner, (line) => say(`inner ${line}`))
  await both.outer.present()
  await settle()
  return both
}

/** Opens the second popover with a tap on the last row of the first. */
const openedBoth = async (
  engine: Engine,
  say: Say,
  options: Partial<PopoverScenario> = {},
): Promise<Popovers> => {
  const both = await opened(engine, say, { nested: NESTED, ...options })
  await tapOn(engine.row('Upstairs'))
  await settle()
  return both
}

const reportState = ({ outer, inner }: Popovers, say: Say) =>
  say(`outer: ${outer.inDocument()}, inner: ${inner.inDocument()}`)

const clear = async ({ outer, inner }: Popovers) => {
  await outer.clear()
  await inner.clear()
}

const pressKeys = async (engine: Engine, say: Say, keys: readonly string[]) => {
  for (const key of keys) {
    await window.key(key)
    await settle()
    say(`${key}: ${engine.focusedRow()}`)
  }
}

const both = (
  title: string,
  options: Partial<PopoverScenario>,
  script: (pieces: Popovers, engine: Engine, say: Say) => Promise<void>,
): Scenario => ({
  title,
  async run(engine, say) {
    const pieces = await openedBoth(engine, say, options)
    reportState(pieces, say)
    await script(pieces, engine, say)
    reportState(pieces, say)
    await clear(pieces)
  },
})

/** Popovers: their position, selection, nesting, and keys. */
export const popovers: readonly Scenario[] = [
  {
    title: 'a popover anchored to an event, and one anchored to an element',
    async run(engine, say) {
      const element = document.createElement('button')
      element.style.cssText = 'position:fixed;left:150px;top:200px;width:90px;height:40px'
      document.body.append(element)
      for (const [name, anchor, bottom] of [
        ['event', { clientX: 195, clientY: 300 }, 300],
        ['element', element, 240],
      ] as const) {
        const { outer } = await engine.popovers({ rows: ROWS, anchor })
        await outer.present()
        await settle()
        const { left, right, top } = engine.row('Kitchen').getBoundingClientRect()
        say(
          `${name}: below it: ${top >= bottom && top < bottom + 40}, centered: ${Math.abs((left + right) / 2 - 195) < 2}`,
        )
        await outer.clear()
      }
      element.remove()
    },
  },
  {
    title: 'a popover without space below its anchor',
    async run(engine, say) {
      const { outer } = await engine.popovers({
        rows: ROWS,
        anchor: { clientX: innerWidth / 2, clientY: innerHeight - 30 },
      })
      await outer.present()
      await settle()
      const { bottom } = engine.row('Upstairs').getBoundingClientRect()
      say(`above it: ${bottom <= innerHeight - 30}`)
      await outer.clear()
    },
  },
  {
    title: 'a tap outside a popover closes it',
    async run(engine, say) {
      const { outer } = await opened(engine, say)
      await tap({ x: 40, y: innerHeight - 40 })
      await settle()
      say(`in the document: ${outer.inDocument()}`)
      await outer.clear()
    },
  },
  {
    title: 'a selection in a popover does not close it by default',
    async run(engine, say) {
      const { outer } = await opened(engine, say)
      await tapOn(engine.row('Garden'))
      await settle()
      say(`in the document: ${outer.inDocument()}`)
      await outer.clear()
    },
  },
  {
    title: 'a selection closes a popover with dismissOnSelect',
    async run(engine, say) {
      const { outer } = await opened(engine, say, { dismissOnSelect: true })
      await tapOn(engine.row('Garden'))
      say(`result ${json(await outer.result())}`)
      await settle()
      say(`in the document: ${outer.inDocument()}`)
    },
  },
  both('a row that opens another popover is not a selection', { dismissOnSelect: true }, async () => {}),
  both('a selection in the inner popover closes both', { dismissOnSelect: true }, async (_, engine) => {
    await tapOn(engine.row('Attic'))
    await settle()
  }),
  both('a tap outside two popovers closes both', {}, async () => {
    await tap({ x: 20, y: innerHeight - 40 })
    await settle()
  }),
  both('dismissing the outer popover dismisses the inner one', {}, async ({ outer }, _, say) => {
    say(`dismiss() ${await outcomeOf(outer.dismiss('d', 'r'))}`)
    await settle()
  }),
  both('Escape with two popovers', {}, async (pieces, _, say) => {
    await window.key('Escape')
    await settle()
    reportState(pieces, say)
    await window.key('Escape')
    await settle()
  }),
  {
    title: 'arrow keys, Home, and End move the focus in a popover',
    async run(engine, say) {
      const { outer } = await opened(engine, say)
      say(`at first: ${engine.focusedRow()}`)
      await pressKeys(engine, say, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home'])
      await outer.clear()
    },
  },
  {
    title: 'arrow keys on the first and last row of a popover',
    async run(engine, say) {
      const { outer } = await opened(engine, say)
      await pressKeys(engine, say, ['ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'])
      await outer.clear()
    },
  },
  {
    title: 'the right arrow key opens the inner popover, the left one closes it',
    async run(engine, say) {
      const pieces = await opened(engine, say, { nested: NESTED })
      await pressKeys(engine, say, ['End', 'ArrowRight'])
      reportState(pieces, say)
      await pressKeys(engine, say, ['ArrowDown', 'ArrowLeft'])
      reportState(pieces, say)
      await clear(pieces)
    },
  },
]
