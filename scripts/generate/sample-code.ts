import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasSample, sampleFiles } from '@/components/site/docs/sample-files'

const SAMPLES_FOLDER = 'components/site/docs/samples'

/**
 * Returns the code of a component's sample, with the imports of an app in which the component is installed; undefined if the
 * component has no sample.
 */
export const sampleCode = (component: string): string | undefined => {
  if (!hasSample(component)) return
  const { file } = sampleFiles[component]
  return readFileSync(join(SAMPLES_FOLDER, `${file}.tsx`), 'utf8').replaceAll(
    '@/components/ui/',
    '@/components/patternbook/ui/',
  )
}
