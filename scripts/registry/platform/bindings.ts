/** Finds the names that a file declares, and the uses of each name. */
import { booleanField, type Node, type SourceCode, stringField } from './syntax-tree'

/** A declared name, the identifier that declares it first, and its uses. */
export type Binding = { name: string; node: Node; references: Node[] }

const FUNCTION_TYPES = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const SCOPE_TYPES = [
  ...FUNCTION_TYPES,
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
const scopeOf = (identifier: Node): Node => {
  // The name of a function, class, or type is visible in the scope around its declaration.
  const isVisibleOutside = identifier.parentKey === 'id' && identifier.parent?.type !== 'VariableDeclarator'
  let ancestor = isVisibleOutside ? identifier.parent?.parent : identifier.parent
  while (ancestor?.parent && !SCOPE_TYPES.includes(ancestor.type)) ancestor = ancestor.parent
  return ancestor as Node
}

const bindingsBySource = new WeakMap<SourceCode, Binding[]>()

/** Returns every declared name with its uses. The result is cached for each source. */
export const bindingsOf = (source: SourceCode): Binding[] => {
  const result = bindingsBySource.get(source) ?? collectBindings(source)
  bindingsBySource.set(source, result)
  return result
}

const collectBindings = (source: SourceCode): Binding[] => {
  const scopes = new Map<Node, Map<string, Binding>>()
  const bindings: Binding[] = []
  for (const node of source.nodes) {
    if (!declaresName(node)) continue
    const name = stringField(node, 'name') ?? ''
    const bindingByName = scopes.get(scopeOf(node)) ?? new Map<string, Binding>()
    scopes.set(scopeOf(node), bindingByName)
    const binding = bindingByName.get(name) ?? { name, node, references: [] }
    if (!bindingByName.has(name)) bindings.push(binding)
    bindingByName.set(name, binding)
  }
  for (const node of source.nodes) {
    if (!isReference(node)) continue
    const name = stringField(node, 'name') ?? ''
    for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
      const found = scopes.get(ancestor)?.get(name)
      if (!found) continue
      found.references.push(node)
      break
    }
  }
  return bindings
}

const PATTERN_TYPES = ['ArrayPattern', 'RestElement']
const SIGNATURE_TYPES = [
  'TSFunctionType',
  'TSConstructorType',
  'TSMethodSignature',
  'TSCallSignatureDeclaration',
]
const DECLARATION_TYPES = [
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
]

/** Returns whether a node declares a name. */
const declaresName = (node: Node): boolean => {
  const { parent, parentKey } = node
  if (node.type !== 'Identifier' || !parent) return false
  if (parentKey === 'id') return DECLARATION_TYPES.includes(parent.type)
  if (parentKey === 'params') return !SIGNATURE_TYPES.includes(parent.type)
  if (parentKey === 'local') return parent.type.startsWith('Import')
  if (PATTERN_TYPES.includes(parent.type)) return true
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

/** Returns whether a node uses a name as a reference. The key of a property, for example, is not a reference. */
const isReference = (node: Node): boolean => {
  const { parent, parentKey } = node
  if ((node.type !== 'Identifier' && node.type !== 'JSXIdentifier') || !parent) return false
  if (declaresName(node)) return false
  if (parent.type === 'MemberExpression' && parentKey === 'property') return booleanField(parent, 'computed')
  if (parent.type === 'JSXMemberExpression' && parentKey === 'property') return false
  if (
    KEYED_TYPES.includes(parent.type) &&
    ['key', 'label', 'name', 'imported', 'parameterName'].includes(parentKey)
  )
    return booleanField(parent, 'computed')
  if (parentKey === 'params' && SIGNATURE_TYPES.includes(parent.type)) return false
  if (parentKey === 'exported') return false
  return parentKey !== 'right' || parent.type !== 'TSQualifiedName'
}
