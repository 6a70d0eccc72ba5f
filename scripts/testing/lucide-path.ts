import dynamicIconImports from 'lucide-react/dynamicIconImports'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Formats a number as SVG optimizers do, with at most three decimals: `-0.5` → `-.5`. */
const formatNumber = (value: number) => String(Number(value.toFixed(3))).replace(/^(-?)0\./, '$1.')

/** Returns the path data of an SVG element. The data begins with an absolute position. */
const pathData = (tag: string, attributes: Record<string, string>): string => {
  const numberOf = (key: string) => Number(attributes[key] ?? 0)
  if (tag === 'path')
    // A relative position at the start would depend on the end of the previous element.
    return (attributes.d ?? '')
      .replace(/^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)\s*/, 'M$1 $2l')
      .replace(/l(?=[a-z]|$)/i, '')
  if (tag.startsWith('poly')) return `M${attributes.points}${tag === 'polygon' ? 'z' : ''}`
  if (tag === 'line')
    return `M${formatNumber(numberOf('x1'))} ${formatNumber(numberOf('y1'))}L${formatNumber(numberOf('x2'))} ${formatNumber(numberOf('y2'))}`
  const r = numberOf('r') || numberOf('rx') || numberOf('ry')
  if (tag === 'circle') {
    const halfCircle = (to: number) => `a${formatNumber(r)} ${formatNumber(r)} 0 1 0 ${formatNumber(to)} 0`
    return `M${formatNumber(numberOf('cx') - r)} ${formatNumber(numberOf('cy'))}${halfCircle(2 * r)}${halfCircle(-2 * r)}`
  }
  if (tag !== 'rect')
    throw new Error(`<${tag}> has no path data here. Add it to scripts/testing/lucide-path.ts.`)
  const [w, h] = [numberOf('width') - 2 * r, numberOf('height') - 2 * r]
  const corner = (x: number, y: number) =>
    r ? `a${formatNumber(r)} ${formatNumber(r)} 0 0 1 ${formatNumber(x)} ${formatNumber(y)}` : ''
  return `M${formatNumber(numberOf('x') + r)} ${formatNumber(numberOf('y'))}h${formatNumber(w)}${corner(r, r)}v${formatNumber(h)}${corner(-r, r)}h${formatNumber(-w)}${corner(-r, -r)}v${formatNumber(-h)}${corner(r, -r)}z`
}

/**
 * Returns all elements of a Lucide icon as the data of one path, so that tests can compare it with the paths in our files.
 * @param name name of the icon, in kebab-case
 */
export const lucidePath = async (name: string): Promise<string> => {
  const icon = await dynamicIconImports[name as keyof typeof dynamicIconImports]()
  return [...renderToStaticMarkup(createElement(icon.default)).matchAll(/<(?!svg)(\w+) ([^>]*?)\/?>/g)]
    .map(([, tag = '', attributes = '']) =>
      pathData(
        tag,
        Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
      ),
    )
    .join('')
    .replace(/ -/g, '-')
}
