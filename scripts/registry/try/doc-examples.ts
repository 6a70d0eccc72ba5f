/** The examples with screens in the documentation, which apps compile. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../settings'

const GUIDES = ['getting-started', 'installing']
/** The item that an example uses besides the screens. */
export const EXAMPLE_ITEM = 'content-states'

/** The modules of the examples, by file name. A function of the app that they call is declared. */
export const docExamples = (): Record<string, string> => {
  const examples = GUIDES.flatMap((guide) => {
    const text = readFileSync(path.join(root, 'docs', 'site', `${guide}.md`), 'utf8')
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
