/** Evaluates expressions whose values are known if there is only one platform. */
import type { Mode } from '@/lib/frame/state'
import { bindingsOf } from './bindings'
import { calleeName, isPure } from './is-pure'
import {
  booleanField,
  childNodeOf,
  childNodesOf,
  type Node,
  type SourceCode,
  stringField,
  unwrapExpression,
} from './syntax-tree'

/** Returns the other platform. */
export const otherPlatform = (mode: Mode): Mode => (mode === 'ios' ? 'md' : 'ios')

/** Returns whether an expression is the platform: `mode`, `state.mode`, or the value of `data-mode`. */
export const isPlatformExpression = (node: Node | undefined): boolean => {
  const inner = unwrapExpression(node)
  if (inner?.type === 'Identifier') return stringField(inner, 'name') === 'mode'
  if (inner?.type === 'MemberExpression' && !booleanField(inner, 'computed'))
    return stringField(childNodeOf(inner, 'property'), 'name') === 'mode'
  if (inner?.type !== 'CallExpression' || calleeName(inner) !== 'getAttribute') return false
  return stringField(childNodesOf(inner, 'arguments')[0], 'value') === 'data-mode'
}

const platformLiteral = (node: Node | undefined): Mode | undefined => {
  const inner = unwrapExpression(node)
  const value = inner?.type === 'Literal' ? stringField(inner, 'value') : undefined
  return value === 'ios' || value === 'md' ? value : undefined
}

/**
 * Returns the values of constants, by name. Names that the file declares more than once are omitted, because they are ambiguous.
 */
export const constantsOf = (source: SourceCode): Map<string, Node> => {
  const valuesByName = new Map<string, Node>()
  const bindings = bindingsOf(source)
  for (const { name, node } of bindings) {
    const init = node.parentKey === 'id' ? childNodeOf(node.parent, 'init') : undefined
    if (!init || stringField(node.parent?.parent, 'kind') !== 'const') continue
    if (bindings.filter((binding) => binding.name === name).length === 1) valuesByName.set(name, init)
  }
  return valuesByName
}

/**
 * Creates a function that evaluates expressions of a file. The function returns true, false, or, if it cannot know the value,
 * undefined.
 * @param valuesByName values of the constants of the file, by name
 */
export const createEvaluator = (mode: Mode, valuesByName: ReadonlyMap<string, Node>) => {
  const namesInEvaluation = new Set<string>()
  const evaluate = (node: Node | undefined): boolean | undefined => {
    const inner = unwrapExpression(node)
    switch (inner?.type) {
      case 'Literal': {
        const { value } = inner as Node & { value?: unknown }
        return typeof value === 'boolean' ? value : undefined
      }
      case 'Identifier': {
        const name = stringField(inner, 'name') ?? ''
        if (namesInEvaluation.has(name)) return undefined
        namesInEvaluation.add(name)
        const value = evaluate(valuesByName.get(name))
        namesInEvaluation.delete(name)
        return value
      }
      case 'UnaryExpression': {
        const value = evaluate(childNodeOf(inner, 'argument'))
        return stringField(inner, 'operator') === '!' && value !== undefined ? !value : undefined
      }
      case 'CallExpression': {
        if (calleeName(inner) === 'isIos') return mode === 'ios'
        const called = valuesByName.get(stringField(childNodeOf(inner, 'callee'), 'name') ?? '')
        const body =
          called?.type === 'ArrowFunctionExpression'
            ? unwrapExpression(childNodeOf(called, 'body'))
            : undefined
        return body?.type === 'Literal' && childNodesOf(inner, 'arguments').every(isPure)
          ? evaluate(body)
          : undefined
      }
      case 'BinaryExpression': {
        const operator = stringField(inner, 'operator')
        const [left, right] = [childNodeOf(inner, 'left'), childNodeOf(inner, 'right')]
        const comparedPlatform = isPlatformExpression(left)
          ? platformLiteral(right)
          : isPlatformExpression(right)
            ? platformLiteral(left)
            : undefined
        if (!comparedPlatform || (operator !== '===' && operator !== '!==')) return undefined
        return (comparedPlatform === mode) === (operator === '===')
      }
      case 'LogicalExpression': {
        const [left, right] = [childNodeOf(inner, 'left'), childNodeOf(inner, 'right')]
        const values = [evaluate(left), evaluate(right)]
        const decidingValue = stringField(inner, 'operator') === '||'
        if (stringField(inner, 'operator') === '??') return undefined
        if (values[0] === decidingValue || (values[1] === decidingValue && isPure(left))) return decidingValue
        return values[0] === !decidingValue && values[1] === !decidingValue ? !decidingValue : undefined
      }
      case 'ConditionalExpression': {
        const test = evaluate(childNodeOf(inner, 'test'))
        return test === undefined
          ? undefined
          : evaluate(childNodeOf(inner, test ? 'consequent' : 'alternate'))
      }
      default:
        return undefined
    }
  }
  return evaluate
}
