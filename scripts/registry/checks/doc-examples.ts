/** Reads the examples with screens from the documentation, so that the test apps can compile them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../../settings'

const GUIDES = ['getting-started', 'installing']
/** Name of the item that an example uses in addition to screens. */
export const EXAMPLE_ITEM = 'content-states'

/** Returns the examples as modules, by file name. If an example calls `signIn`, a function of the app, a declaration is added. */
export const docExamples = (): Record<string, string> => {
  const examples = GUIDES.flatMap((guide) => {
    const text = readFileSync(path.join(rootFolder, 'docs', 'site', `${guide}.md`), 'utf8')
    return [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  }).filter((code) => code.includes('@/components/patternbook/'))
  if (examples.length === 0) throw new Error('Patternbook: the documentation has no example with a screen.')
  return Object.fromEntries(
    examples.map((code, n) => [
      `example-${n}.tsx`,
      code.includes('signIn(')
        ? `${code}\ndeclare const signIn: (username: string, password: string) => void\n`
        : code,
    ]),
  )
}
