import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleFiles, hasExample } from '@/components/site/docs/example-files'
import { itemNamesByRenamedFile } from '../registry/item-groups'
import { readComponents } from './generated-data'

const EXAMPLES_FOLDER = 'components/site/docs/examples'
const ICON_IMPORT = /^import \{ (\w+) \} from '@\/components\/ui\/symbols\/.+'\n/gm
const COMPONENT_IMPORT = /from '@\/components\/ui\/([\w-]+)'/g

const readExample = (component: string): string | undefined =>
  hasExample(component)
    ? readFileSync(join(EXAMPLES_FOLDER, `${exampleFiles[component].file}.tsx`), 'utf8')
    : undefined

/**
 * Returns the code of a component's example, with the imports of an app in which the component is installed; undefined if the
 * component has no example. Icons are imported from `lucide-react`, which most apps with shadcn/ui already use.
 */
export const exampleCode = (component: string): string | undefined => {
  const source = readExample(component)
  const icons = [...(source?.matchAll(ICON_IMPORT) ?? [])].map(([, name]) => name)
  const iconImport = icons.length > 0 ? `import { ${icons.join(', ')} } from 'lucide-react'\n` : ''
  return (
    source &&
    iconImport +
      source.replace(ICON_IMPORT, '').replaceAll('@/components/ui/', '@/components/patternbook/ui/')
  )
}

/** Returns the names of the registry items that a component's example imports: first the component, then the others. */
export const exampleRegistryNames = (component: string): string[] => {
  const pages = readComponents().pages
  const imports = [...(readExample(component)?.matchAll(COMPONENT_IMPORT) ?? [])]
  const registryNames = imports.map(
    ([, file = '']) =>
      pages.find(({ components }) => components.some(({ fileName }) => fileName === file))?.name ??
      itemNamesByRenamedFile[file] ??
      file,
  )
  return [...new Set([component, ...registryNames])]
}
