import type { ExportedCode } from './types'

/** Maximum number of callbacks in the example. */
const SHOWN = 3

/**
 * Example code that renders a screen with data and callbacks of an app.
 * @param code the code of a screen; its first file is the screen
 */
export const usageOf = ({ files }: Pick<ExportedCode, 'files'>): string => {
  const [screen, ...others] = files
  const name = /export default function (\w+)/.exec(screen?.source ?? '')?.[1] ?? 'Screen'
  const callbacks = [...(screen?.source ?? '').matchAll(/^ {2}(on[A-Z]\w*)\?:/gm)].map(
    ([, found = '']) => found,
  )
  const hasData = others.some(({ path }) => path.endsWith('.json'))
  const props = [...(hasData ? ['data={data}'] : []), 'onBack={goBack}']
  for (const callback of callbacks.slice(0, SHOWN))
    props.push(`${callback}={${callback.replace(/^on/, 'handle')}}`)
  const module = `@/${(screen?.path ?? '').replace(/\.tsx$/, '')}`
  return [
    `import ${name} from '${module}'`,
    '',
    '<div className="relative h-dvh">',
    `  <${name} ${props.join(' ')} />`,
    '</div>',
  ].join('\n')
}

/** `1 screen, 24 components, 3 packages`: the contents of the item of a screen. */
export const contentsOf = ({ needs, dependencies }: Pick<ExportedCode, 'needs' | 'dependencies'>): string => {
  const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
  const components = needs.reduce((sum, { files }) => sum + files.length, 0)
  return `1 screen, ${counted(components, 'component')}, ${counted(Object.keys(dependencies).length + 1, 'package')}`
}
