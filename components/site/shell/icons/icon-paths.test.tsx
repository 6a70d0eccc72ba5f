import { Check, ChevronDown, Link, Maximize, Minimize, Moon, PanelRight, Sun } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SectionIcon } from '@/components/ui/section-icon'
import { menu } from '@/lib/site/catalog'
import { paths } from './icon-paths'

/** Formats numbers like an SVG optimizer: `-0.5` → `-.5`. */
const n = (value: number) => String(Number(value.toFixed(3))).replace(/^(-?)0\./, '$1.')

/** Converts an SVG element of an icon to path data with an absolute start. */
const piece = (tag: string, a: Record<string, string>): string => {
  const v = (key: string) => Number(a[key] ?? 0)
  if (tag === 'path')
    // A relative start would depend on the end of the previous element.
    return (a.d ?? '').replace(/^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)\s*/, 'M$1 $2l').replace(/l(?=[a-z]|$)/i, '')
  if (tag === 'line') return `M${n(v('x1'))} ${n(v('y1'))}L${n(v('x2'))} ${n(v('y2'))}`
  const r = v('r') || v('rx') || v('ry')
  if (tag === 'circle') {
    const half = (to: number) => `a${n(r)} ${n(r)} 0 1 0 ${n(to)} 0`
    return `M${n(v('cx') - r)} ${n(v('cy'))}${half(2 * r)}${half(-2 * r)}`
  }
  const [w, h] = [v('width') - 2 * r, v('height') - 2 * r]
  const corner = (x: number, y: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`
  return `M${n(v('x') + r)} ${n(v('y'))}h${n(w)}${corner(r, r)}v${n(h)}${corner(-r, r)}h${n(-w)}${corner(-r, -r)}v${n(-h)}${corner(r, -r)}z`
}

const pathOf = (markup: string): string =>
  [...markup.matchAll(/<(path|line|circle|rect) ([^>]*?)\/?>/g)]
    .map(([, tag = '', attributes = '']) =>
      piece(
        tag,
        Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
      ),
    )
    .join('')
    .replace(/ -/g, '-')

test('the menu has the same icons as the lists', () => {
  for (const { icon } of menu)
    expect([icon, paths[icon]]).toEqual([icon, pathOf(renderToStaticMarkup(<SectionIcon name={icon} />))])
})

test('the icons of the toolbar are those of lucide', () => {
  const tools = {
    sun: Sun,
    moon: Moon,
    'chevron-down': ChevronDown,
    link: Link,
    check: Check,
    maximize: Maximize,
    minimize: Minimize,
    'panel-right': PanelRight,
  }
  for (const [name, Shape] of Object.entries(tools))
    expect([name, paths[name]]).toEqual([name, pathOf(renderToStaticMarkup(<Shape />))])
})
