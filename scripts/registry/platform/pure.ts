/** Decides whether expressions have side effects, so that unused ones can be removed. */
import { child, list, type Node, stringField, unwrapExpression } from './syntax'

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
  'useLang',
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
export const nameOfCall = (call: Node): string | undefined => {
  const callee = unwrapExpression(child(call, 'callee'))
  return stringField(callee, 'name') ?? stringField(child(callee, 'property'), 'name')
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
const COMPOSED = new Set([
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
  if (!inner || PLAIN.has(inner.type)) return true
  if (!COMPOSED.has(inner.type)) return false
  if (inner.type === 'CallExpression') {
    const callee = unwrapExpression(child(inner, 'callee'))
    return (
      PURE_CALLS.includes(nameOfCall(inner) ?? '') &&
      (callee?.type === 'Identifier' || isPure(callee)) &&
      list(inner, 'arguments').every(isPure)
    )
  }
  if (inner.type === 'UnaryExpression' && stringField(inner, 'operator') === 'delete') return false
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
