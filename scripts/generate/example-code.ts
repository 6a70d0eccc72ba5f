import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleFiles, hasExample } from '@/components/site/docs/example-files'

const SAMPLES_FOLDER = 'components/site/docs/examples'

/**
 * Returns the code of a component's sample, with the imports of an app in which the component is installed; undefined if the
 * component has no sample.
 */
export const exampleCode = (component: string): string | undefined => {
  if (!hasExample(component)) return
  const { file } = exampleFiles[component]
  return readFileSync(join(SAMPLES_FOLDER, `${file}.tsx`), 'utf8').replaceAll(
    '@/components/ui/',
    '@/components/patternbook/ui/',
  )
}
