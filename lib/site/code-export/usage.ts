import type { ExportedCode } from './types'

/** Maximum number of callbacks in the example, not counting `onBack`. */
const MAX_CALLBACKS = 3

/**
 * Returns the definition of a type in the sources, followed by the definitions of all types in it whose names end with `Props` or
 * `Callbacks`, except `ScreenProps`.
 */
const definitionsOf = (name: string, sources: readonly string[]): string => {
  const startPattern = new RegExp(`^(?:export )?type ${name}(?:<.*>)? =`, 'm')
  const source = sources.find((text) => startPattern.test(text)) ?? ''
  // A definition ends at the first empty line.
  const [ownDefinition = ''] = source.slice(startPattern.exec(source)?.index).split('\n\n')
  const referencedTypeNames = [...ownDefinition.matchAll(/\b(?!ScreenProps\b)\w+(?:Callbacks|Props)\b/g)].map(
    ([other]) => other,
  )
  return [
    ownDefinition,
    ...referencedTypeNames.filter((other) => other !== name).map((other) => definitionsOf(other, sources)),
  ].join('\n')
}

/**
 * Returns the names of a screen's props for data and Back, and of its first other callbacks, in this order.
 * @param screenSource source of the file with the screen
 * @param sources sources of all files of the screen
 */
const examplePropNamesOf = (screenSource: string, sources: readonly string[]): string[] => {
  const name = /export type (\w+Props) =/.exec(screenSource)?.[1]
  const definition = name ? definitionsOf(name, sources) : ''
  const [screenPropsType = ''] = /(?:\w+<)?ScreenProps<.*/.exec(definition) ?? []
  const hasProp = (prop: string) => definition.includes(`  ${prop}?:`)
  const callbacks = [...definition.matchAll(/^ +(on[A-Z]\w*)\?:/gm)].map(([, found = '']) => found)
  return [
    ...(screenPropsType || hasProp('data') ? ['data'] : []),
    ...((screenPropsType && !/^(Omit|Pick)</.test(screenPropsType)) || hasProp('onBack') ? ['onBack'] : []),
    ...[...new Set(callbacks)].filter((callback) => callback !== 'onBack').slice(0, MAX_CALLBACKS),
  ]
}

/** Returns the value that a prop has in the example. */
const exampleValue = (prop: string): string =>
  prop === 'data' ? 'data' : prop === 'onBack' ? 'goBack' : prop.replace(/^on/, 'handle')

/**
 * Returns example code that renders a screen with data and callbacks of an app.
 * @param code the code of a screen; its first file is the screen
 */
export const usageExampleOf = ({ files }: Pick<ExportedCode, 'files'>): string => {
  const [screen] = files
  const name = /export default function (\w+)/.exec(screen?.source ?? '')?.[1] ?? 'Screen'
  const sources = files.map(({ source }) => source)
  const props = examplePropNamesOf(screen?.source ?? '', sources).map(
    (prop) => ` ${prop}={${exampleValue(prop)}}`,
  )
  const module = `@/${(screen?.path ?? '').replace(/\.tsx$/, '')}`
  return [
    `import ${name} from '${module}'`,
    '',
    '<div className="relative h-dvh">',
    `  <${name}${props.join('')} />`,
    '</div>',
  ].join('\n')
}

/**
 * Returns a summary of what is installed with a screen: `1 screen, 24 components, 3 packages`. Each file of a dependency counts
 * as a component. Packages include the engine and types.
 */
export const installSummary = ({
  itemDependencies,
  dependencies,
  devDependencies = [],
}: Pick<ExportedCode, 'itemDependencies' | 'dependencies' | 'devDependencies'>): string => {
  const pluralize = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
  const componentCount = itemDependencies.reduce((sum, { files }) => sum + files.length, 0)
  const packageCount = 1 + Object.keys(dependencies).length + devDependencies.length
  return `1 screen, ${pluralize(componentCount, 'component')}, ${pluralize(packageCount, 'package')}`
}
