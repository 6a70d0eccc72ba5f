/** Finds the names that a file declares, and the uses of each name. */
import { booleanField, type Node, type Source, stringField } from './syntax'

/** A declared name and its uses. */
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

/** Returns the scope of a declared name: the node in which the name is visible. */
const scopeOf = (binding: Node): Node => {
  // The name of a function or type is visible in the scope around its declaration.
  const isVisibleOutside = binding.parentKey === 'id' && binding.parent?.type !== 'VariableDeclarator'
  let ancestor = isVisibleOutside ? binding.parent?.parent : binding.parent
  while (ancestor?.parent && !SCOPES.includes(ancestor.type)) ancestor = ancestor.parent
  return ancestor as Node
}

const cache = new WeakMap<Source, Binding[]>()

/** Returns every declared name with its uses. The result is cached for each source. */
export const bindingsOf = (source: Source): Binding[] => {
  const result = cache.get(source) ?? collectBindings(source)
  cache.set(source, result)
  return result
}

const collectBindings = (source: Source): Binding[] => {
  const scopes = new Map<Node, Map<string, Binding>>()
  const all: Binding[] = []
  for (const node of source.nodes) {
    if (!isBinding(node)) continue
    const name = stringField(node, 'name') ?? ''
    const names = scopes.get(scopeOf(node)) ?? new Map<string, Binding>()
    scopes.set(scopeOf(node), names)
    const binding = names.get(name) ?? { name, node, uses: [] }
    if (!names.has(name)) all.push(binding)
    names.set(name, binding)
  }
  for (const node of source.nodes) {
    if (!isReference(node)) continue
    const name = stringField(node, 'name') ?? ''
    for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
      const found = scopes.get(ancestor)?.get(name)
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

/** Returns whether a node declares a name. */
const isBinding = (node: Node): boolean => {
  const { parent, parentKey } = node
  if (node.type !== 'Identifier' || !parent) return false
  if (parentKey === 'id') return DECLARATIONS.includes(parent.type)
  if (parentKey === 'params') return !SIGNATURES.includes(parent.type)
  if (parentKey === 'local') return parent.type.startsWith('Import')
  if (PATTERNS.includes(parent.type)) return true
  if (parent.type === 'AssignmentPattern') return parentKey === 'left'
  return parent.type === 'Property' && parentKey === 'value' && parent.parent?.type === 'ObjectPattern'
}

const KEYED_TYPES = [
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

/** Returns whether a node uses a name, except as the key of a property. */
const isReference = (node: Node): boolean => {
  const { parent, parentKey } = node
  if ((node.type !== 'Identifier' && node.type !== 'JSXIdentifier') || !parent) return false
  if (isBinding(node)) return false
  if (parent.type === 'MemberExpression' && parentKey === 'property') return booleanField(parent, 'computed')
  if (parent.type === 'JSXMemberExpression' && parentKey === 'property') return false
  if (
    KEYED_TYPES.includes(parent.type) &&
    ['key', 'label', 'name', 'imported', 'parameterName'].includes(parentKey)
  )
    return booleanField(parent, 'computed')
  if (parentKey === 'params' && SIGNATURES.includes(parent.type)) return false
  if (parentKey === 'exported') return false
  return parentKey !== 'right' || parent.type !== 'TSQualifiedName'
}
