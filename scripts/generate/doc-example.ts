/** Finds the code samples of the documentation that the pages of patterns show too. Reads Markdown files and writes nothing. */
import { docPages } from '@/lib/site/doc-pages'
import { highlight } from '../registry/highlight'
import { docMarkdown } from './doc-page'

/**
 * Returns the first `tsx` sample of the documentation that matches a regular expression, as highlighted HTML.
 * @throws if no sample matches
 */
export const docExample = async (pattern: RegExp): Promise<string> => {
  const samples = docPages.flatMap((page) =>
    [...docMarkdown(page).matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code),
  )
  const found = samples.find((code) => pattern.test(code))
  if (!found)
    throw new Error(
      `Patternbook: no tsx sample in the documentation matches ${pattern}, so a pattern page would have no example. Add one to docs/site, or change lib/site/patterns.ts.`,
    )
  return highlight(found, 'tsx')
}
