/** Decides whether expressions have side effects. Unused expressions without side effects can be removed. */
import { childNodeOf, childNodesOf, type Node, stringField, unwrapExpression } from './syntax-tree'

/** Names of functions and methods whose calls can be removed if their results are unused; some of these functions are Hooks. */
const PURE_CALLS = [
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
  'useContentLang',
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

/** Returns the name of the called function or method, without its object. */
export const calleeName = (call: Node): string | undefined => {
  const callee = unwrapExpression(childNodeOf(call, 'callee'))
  return stringField(callee, 'name') ?? stringField(childNodeOf(callee, 'property'), 'name')
}

const PURE_TYPES = new Set([
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
const COMPOSITE_TYPES = new Set([
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

/** Returns whether an expression has no side effects, so that it can be removed. */
export const isPure = (node: Node | undefined): boolean => {
  const inner = unwrapExpression(node)
  if (!inner || PURE_TYPES.has(inner.type)) return true
  if (!COMPOSITE_TYPES.has(inner.type)) return false
  if (inner.type === 'CallExpression') {
    const callee = unwrapExpression(childNodeOf(inner, 'callee'))
    return (
      PURE_CALLS.includes(calleeName(inner) ?? '') &&
      (callee?.type === 'Identifier' || isPure(callee)) &&
      childNodesOf(inner, 'arguments').every(isPure)
    )
  }
  if (inner.type === 'UnaryExpression' && stringField(inner, 'operator') === 'delete') return false
  if (inner.type === 'NewExpression') return childNodesOf(inner, 'arguments').every(isPure)
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
    parts.every((key) => isPure(childNodeOf(inner, key))) &&
    ['expressions', 'elements', 'properties'].every((key) => childNodesOf(inner, key).every(isPure))
  )
}
