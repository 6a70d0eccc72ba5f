/** Finds the code samples of the documentation that the pages of patterns show too. Reads Markdown files and writes nothing. */
import { docPages } from '@/lib/site/doc-pages'
import { highlight } from '../registry/highlight'
import { docMarkdown } from './doc-page'

/**
 * Returns the `tsx` sample of the documentation that matches a regular expression, as highlighted HTML.
 * @throws if no sample matches, or more than one
 */
export const docExampleHtml = async (pattern: RegExp): Promise<string> => {
  const samples = docPages.flatMap((page) =>
    [...docMarkdown(page).matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code),
  )
  const matchingSamples = samples.filter((code) => pattern.test(code))
  if (matchingSamples.length !== 1)
    throw new Error(
      `Patternbook: ${matchingSamples.length} tsx samples in the documentation match ${pattern}, but a pattern page shows one example. Change docs/site or lib/site/pattern-pages.ts.`,
    )
  return highlight(matchingSamples[0]!, 'tsx')
}
