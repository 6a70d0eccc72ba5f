import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { menuEntries } from '@/lib/site/catalog'
import { lucidePath } from '@/scripts/testing/lucide-path'
import { SectionIcon } from './section-icon'
import { createSymbol, type SymbolIcon } from './symbol'

const FOLDER = 'components/ui/symbols'
const names = readdirSync(FOLDER).map((file) => file.replace('.ts', ''))

test.each(names)('%s has the strokes of the Lucide icon that its comment names', async (name) => {
  const lucideName = /`([\w-]+)` of Lucide/.exec(readFileSync(`${FOLDER}/${name}.ts`, 'utf8'))?.[1] ?? ''
  const [Icon] = Object.values<SymbolIcon>(await import(`./symbols/${name}.ts`))
  expect(Icon && renderToStaticMarkup(<Icon />)).toContain(` d="${await lucidePath(lucideName)}"`)
  expect(lucideName).toBe(name)
})

test('sections have icons of Lucide', async () => {
  const sectionIcons = readFileSync('components/ui/section-icon.tsx', 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?:\s+'M/gm,
  )
  for (const name of [
    ...menuEntries.map(({ icon }) => icon),
    ...[...sectionIcons].map(([, icon = '']) => icon),
  ])
    expect(renderToStaticMarkup(<SectionIcon name={name} />)).toContain(` d="${await lucidePath(name)}"`)
  expect(renderToStaticMarkup(<SectionIcon name="none" />)).toBe('')
})

test('an icon is decorative unless it has a label, and props of the svg replace its own', () => {
  const Dot = createSymbol('M1 1h1')
  expect(renderToStaticMarkup(<Dot />)).toContain('aria-hidden="true"')
  const labeledIcon = renderToStaticMarkup(<Dot aria-label="Dot" strokeWidth={3} className="size-4" />)
  expect(labeledIcon).not.toContain('aria-hidden')
  expect(labeledIcon).toMatch(/aria-label="Dot".* stroke-width="3".* class="size-4"/)
})

test('an icon that a fill would hide is marked for tabs', () => {
  const [Filled, Lines] = [
    createSymbol('M1 1h1', 'M2 2h1', 'M3 3h1'),
    createSymbol('M1 1h1', 'M2 2h1', false),
  ]
  expect(renderToStaticMarkup(<Filled />)).not.toContain('data-never-filled')
  expect(renderToStaticMarkup(<Lines />)).toContain('data-never-filled')
})
