/**
 * Style sheets as the registry carries them: nested objects that the command line of shadcn merges into an app's own sheet.
 *
 * It understands less than CSS does: a rule may hold declarations, a `@utility` besides that rules and at-rules of one
 * more level, everything deeper has to be at-rules outside and rules inside. So sheets are laid out flat here; what does not
 * fit into a `@utility` follows in `@layer utilities`.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** One block of a style sheet: declarations, and blocks by what stands before their brace. */
export type CssBlock = { [name: string]: string | CssBlock }

/** A run of declarations with all that stands around it, from outside to inside. */
type Piece = { around: string[]; selector: string; declarations: Record<string, string> }

const line = (text: string) => text.replace(/\s+/g, ' ').trim()
const isBlock = (node: ChildNode): node is AtRule | Rule =>
  (node.type === 'rule' || node.type === 'atrule') && node.nodes !== undefined
const title = (node: AtRule) => line(`@${node.name} ${node.params}`)

/** `&` of a nested rule replaced by what it stands for. */
const within = (outer: string, inner: string): string => {
  if (outer === '') return inner
  return inner
    .split(/,(?![^(]*\))/)
    .map((part) => (part.includes('&') ? part.replaceAll('&', outer) : `${outer} ${part.trim()}`).trim())
    .join(', ')
}

/** The variant `still` written out, because it may stand where the command line takes no at-rule. */
const still = (piece: Piece): Piece[] => {
  const index = piece.around.indexOf('@variant still')
  if (index < 0) return [piece]
  const around = piece.around.toSpliced(index, 1)
  return [
    { ...piece, around, selector: `${piece.selector}:where([data-reduced] *)` },
    { ...piece, around: [...around, '@media (prefers-reduced-motion: reduce)'] },
  ]
}

const pieces = (block: Container, around: string[] = [], selector = ''): Piece[] => {
  const declarations: Record<string, string> = {}
  const inner: Piece[] = []
  block.each((node) => {
    if (node.type === 'decl')
      declarations[node.prop] = line(node.value) + (node.important ? ' !important' : '')
    else if (node.type === 'rule') inner.push(...pieces(node, around, within(selector, line(node.selector))))
    else if (node.type === 'atrule') inner.push(...pieces(node, [...around, title(node)], selector))
  })
  return Object.keys(declarations).length > 0 ? [{ around, selector, declarations }, ...inner] : inner
}

const put = (into: CssBlock, path: string[], declarations: Record<string, string>): void => {
  let block = into
  for (const name of path) {
    const there = block[name]
    const next = typeof there === 'object' ? there : {}
    block[name] = next
    block = next
  }
  Object.assign(block, declarations)
}

/** A `@utility`: as much of it as fits, and the rest for `@layer utilities`. */
const utility = (node: AtRule, into: CssBlock): void => {
  const name = line(node.params)
  const own = `:is(.${name}, [class*=':${name}'])`
  let fits = true
  for (const piece of pieces(node, [], '&')) {
    const isPlain = piece.around.length === 0
    const isSimple = piece.around.length === 1 && piece.selector === '&'
    // What comes after a piece that does not fit has to stay after it.
    fits = fits && (isPlain || isSimple)
    if (fits) {
      const path = [...piece.around, ...(piece.selector === '&' ? [] : [piece.selector])]
      put(into, [title(node), ...path], piece.declarations)
    } else
      for (const one of still(piece))
        put(into, ['@layer utilities', ...one.around, one.selector.replaceAll('&', own)], one.declarations)
  }
}

/** A block whose content is written down as it is: variants, key frames. */
const asIs = (block: Container): CssBlock => {
  const result: CssBlock = {}
  block.each((node) => {
    if (node.type === 'decl') result[node.prop] = line(node.value)
    else if (node.type === 'rule') result[line(node.selector)] = asIs(node)
    else if (node.type === 'atrule') result[title(node)] = node.nodes ? asIs(node) : {}
  })
  return result
}

/**
 * A style sheet as an object.
 * @param css its text
 * @param layer the layer that rules outside of any go to
 */
export const cssBlocks = (css: string, layer: string): CssBlock => {
  const result: CssBlock = {}
  for (const node of postcss.parse(css).nodes) {
    if (node.type === 'atrule' && node.name === 'utility') utility(node, result)
    else if (node.type === 'atrule' && node.name === 'keyframes')
      // In a layer, since outside the command line moves them to where Tailwind drops them.
      result['@layer utilities'] = {
        ...(result['@layer utilities'] as CssBlock | undefined),
        [title(node)]: asIs(node),
      }
    else if (node.type === 'atrule' && node.name === 'custom-variant')
      result[title(node)] = node.nodes ? asIs(node) : {}
    else if (isBlock(node)) {
      const inLayer = node.type === 'atrule' && node.name === 'layer'
      for (const piece of pieces(postcss.root({ nodes: [node.clone()] })))
        for (const one of still(piece))
          put(
            result,
            [...(inLayer ? [] : [`@layer ${layer}`]), ...one.around, one.selector],
            one.declarations,
          )
    }
  }
  return result
}
