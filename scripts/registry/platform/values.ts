/** What is known of an expression when there is only one platform. */
import { bare, child, flag, list, type Node, type Source, word } from './syntax'

/** The platforms as the code names them. */
export type Mode = 'ios' | 'md'

/** The one that is left out. */
export const otherOf = (mode: Mode): Mode => (mode === 'ios' ? 'md' : 'ios')

/** Calls that only look. */
const LOOKS = [
  'closest',
  'matches',
  'includes',
  'has',
  'getAttribute',
  'querySelector',
  'matchMedia',
  'clamp',
  'some',
  'every',
  'find',
  'findIndex',
  'at',
  'slice',
  'flatMap',
  'replace',
  'split',
  'startsWith',
  'endsWith',
  'String',
  'Number',
  'Boolean',
  'useFrame',
  'use',
  'backLabel',
  'useRef',
  'useId',
  'lazy',
  'useMemo',
  'useCallback',
  'join',
  'filter',
  'map',
  'axisOf',
  'createContext',
]

const nameOfCall = (call: Node): string | undefined => {
  const callee = bare(child(call, 'callee'))
  return word(callee, 'name') ?? word(child(callee, 'property'), 'name')
}

const PLAIN = new Set([
  'Literal',
  'Identifier',
  'ThisExpression',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'ClassExpression',
  'JSXElement',
  'JSXFragment',
  'TemplateElement',
  'Super',
])
const MADE_OF = new Set([
  'MemberExpression',
  'UnaryExpression',
  'BinaryExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'TemplateLiteral',
  'ArrayExpression',
  'ObjectExpression',
  'Property',
  'SpreadElement',
  'CallExpression',
  'NewExpression',
])

/** Can the expression be left out: does it only look and make? */
export const isPure = (node: Node | undefined): boolean => {
  const inner = bare(node)
  if (!inner || PLAIN.has(inner.type)) return true
  if (!MADE_OF.has(inner.type)) return false
  if (inner.type === 'CallExpression') {
    const callee = bare(child(inner, 'callee'))
    return (
      LOOKS.includes(nameOfCall(inner) ?? '') &&
      (callee?.type === 'Identifier' || isPure(callee)) &&
      list(inner, 'arguments').every(isPure)
    )
  }
  if (inner.type === 'UnaryExpression' && word(inner, 'operator') === 'delete') return false
  if (inner.type === 'NewExpression') return list(inner, 'arguments').every(isPure)
  const parts = [
    'object',
    'property',
    'argument',
    'left',
    'right',
    'test',
    'consequent',
    'alternate',
    'value',
  ]
  return (
    parts.every((key) => isPure(child(inner, key))) &&
    ['expressions', 'elements', 'properties'].every((key) => list(inner, key).every(isPure))
  )
}

const isPlatform = (node: Node | undefined): boolean => {
  const inner = bare(node)
  if (inner?.type === 'Identifier') return word(inner, 'name') === 'mode'
  if (inner?.type === 'MemberExpression' && !flag(inner, 'computed'))
    return word(child(inner, 'property'), 'name') === 'mode'
  if (inner?.type !== 'CallExpression' || nameOfCall(inner) !== 'getAttribute') return false
  return word(list(inner, 'arguments')[0], 'value') === 'data-mode'
}

/** Does the expression name the platform: `mode`, `state.mode`, what `data-mode` holds? */
export { isPlatform }

const platformOf = (node: Node | undefined): Mode | undefined => {
  const inner = bare(node)
  const value = inner?.type === 'Literal' ? word(inner, 'value') : undefined
  return value === 'ios' || value === 'md' ? value : undefined
}

/** A name that is declared, and where it is used. */
export type Binding = { name: string; node: Node; uses: Node[] }

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const SCOPES = [
  ...FUNCTIONS,
  'Program',
  'BlockStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'CatchClause',
  'SwitchStatement',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
]

/** The part of the file in which a declared name is known. */
const scopeOf = (binding: Node): Node => {
  // A function's own name, and that of a type, are known outside of it.
  const isOutside = binding.slot === 'id' && binding.parent?.type !== 'VariableDeclarator'
  let at = isOutside ? binding.parent?.parent : binding.parent
  while (at?.parent && !SCOPES.includes(at.type)) at = at.parent
  return at as Node
}

const known = new WeakMap<Source, Binding[]>()

/** Every declared name with its uses. */
export const bindings = (source: Source): Binding[] => {
  const found = known.get(source) ?? bindingsOf(source)
  known.set(source, found)
  return found
}

const bindingsOf = (source: Source): Binding[] => {
  const scopes = new Map<Node, Map<string, Binding>>()
  const all: Binding[] = []
  for (const node of source.nodes) {
    if (!isBinding(node)) continue
    const name = word(node, 'name') ?? ''
    const names = scopes.get(scopeOf(node)) ?? new Map<string, Binding>()
    scopes.set(scopeOf(node), names)
    const binding = names.get(name) ?? { name, node, uses: [] }
    if (!names.has(name)) all.push(binding)
    names.set(name, binding)
  }
  for (const node of source.nodes) {
    if (!isReference(node)) continue
    const name = word(node, 'name') ?? ''
    for (let at = node.parent; at; at = at.parent) {
      const found = scopes.get(at)?.get(name)
      if (!found) continue
      found.uses.push(node)
      break
    }
  }
  return all
}

const PATTERNS = ['ArrayPattern', 'RestElement']
const SIGNATURES = ['TSFunctionType', 'TSConstructorType', 'TSMethodSignature', 'TSCallSignatureDeclaration']
const DECLARATIONS = [
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
]

/** Is the name declared here? */
export const isBinding = (node: Node): boolean => {
  const { parent, slot } = node
  if (node.type !== 'Identifier' || !parent) return false
  if (slot === 'id') return DECLARATIONS.includes(parent.type)
  if (slot === 'params') return !SIGNATURES.includes(parent.type)
  if (slot === 'local') return parent.type.startsWith('Import')
  if (PATTERNS.includes(parent.type)) return true
  if (parent.type === 'AssignmentPattern') return slot === 'left'
  return parent.type === 'Property' && slot === 'value' && parent.parent?.type === 'ObjectPattern'
}

const KEYED = [
  'Property',
  'TSPropertySignature',
  'MethodDefinition',
  'PropertyDefinition',
  'TSMethodSignature',
  'TSNamedTupleMember',
  'JSXAttribute',
  'ImportSpecifier',
  'TSTypePredicate',
  'TSTypeParameter',
]

/** Is a name used here, other than as the name of a field? */
export const isReference = (node: Node): boolean => {
  const { parent, slot } = node
  if ((node.type !== 'Identifier' && node.type !== 'JSXIdentifier') || !parent) return false
  if (isBinding(node)) return false
  if (parent.type === 'MemberExpression' && slot === 'property') return flag(parent, 'computed')
  if (parent.type === 'JSXMemberExpression' && slot === 'property') return false
  if (KEYED.includes(parent.type) && ['key', 'label', 'name', 'imported', 'parameterName'].includes(slot))
    return flag(parent, 'computed')
  if (slot === 'params' && SIGNATURES.includes(parent.type)) return false
  if (slot === 'exported') return false
  return slot !== 'right' || parent.type !== 'TSQualifiedName'
}

/** Names of constants with their values, of those that the file declares once. */
export const constants = (source: Source): Map<string, Node> => {
  const found = new Map<string, Node>()
  const all = bindings(source)
  for (const { name, node } of all) {
    const init = node.slot === 'id' ? child(node.parent, 'init') : undefined
    if (!init || word(node.parent?.parent, 'kind') !== 'const') continue
    if (all.filter((one) => one.name === name).length === 1) found.set(name, init)
  }
  return found
}

/**
 * Makes the judge of a file: whether an expression is true or false on this platform, as far as that is known.
 * @param known constants of the file by name
 */
export const judge = (mode: Mode, known: ReadonlyMap<string, Node>) => {
  const asked = new Set<string>()
  const truth = (node: Node | undefined): boolean | undefined => {
    const inner = bare(node)
    switch (inner?.type) {
      case 'Literal': {
        const { value } = inner as Node & { value?: unknown }
        return typeof value === 'boolean' ? value : undefined
      }
      case 'Identifier': {
        const name = word(inner, 'name') ?? ''
        if (asked.has(name)) return undefined
        asked.add(name)
        const value = truth(known.get(name))
        asked.delete(name)
        return value
      }
      case 'UnaryExpression': {
        const value = truth(child(inner, 'argument'))
        return word(inner, 'operator') === '!' && value !== undefined ? !value : undefined
      }
      case 'CallExpression': {
        if (nameOfCall(inner) === 'isIos') return mode === 'ios'
        const called = known.get(word(child(inner, 'callee'), 'name') ?? '')
        const answer = called?.type === 'ArrowFunctionExpression' ? bare(child(called, 'body')) : undefined
        return answer?.type === 'Literal' && list(inner, 'arguments').every(isPure)
          ? truth(answer)
          : undefined
      }
      case 'BinaryExpression': {
        const operator = word(inner, 'operator')
        const [left, right] = [child(inner, 'left'), child(inner, 'right')]
        const named = isPlatform(left) ? platformOf(right) : isPlatform(right) ? platformOf(left) : undefined
        if (!named || (operator !== '===' && operator !== '!==')) return undefined
        return (named === mode) === (operator === '===')
      }
      case 'LogicalExpression': {
        const [left, right] = [child(inner, 'left'), child(inner, 'right')]
        const values = [truth(left), truth(right)]
        const deciding = word(inner, 'operator') === '||'
        if (word(inner, 'operator') === '??') return undefined
        if (values[0] === deciding || (values[1] === deciding && isPure(left))) return deciding
        return values[0] === !deciding && values[1] === !deciding ? !deciding : undefined
      }
      case 'ConditionalExpression': {
        const test = truth(child(inner, 'test'))
        return test === undefined ? undefined : truth(child(inner, test ? 'consequent' : 'alternate'))
      }
      default:
        return undefined
    }
  }
  return truth
}
