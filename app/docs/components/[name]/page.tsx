import { ComponentView } from '@/components/site/docs/component-view'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { installCommand } from '@/lib/site/code-export/commands'
import { componentMetaDescription, componentPath } from '@/lib/site/component-docs'
import { sitePageMetadata } from '@/lib/site/metadata'
import { exampleCode, exampleRegistryNames } from '@/scripts/generate/example-code'
import { readComponents, readGallery } from '@/scripts/generate/generated-data'
import { highlight } from '@/scripts/registry/highlight'

type Props = { params: Promise<{ name: string }> }

export const dynamicParams = false

export const generateStaticParams = () => readComponents().pages.map(({ name }) => ({ name }))

const pageOf = async ({ params }: Props) => {
  const path = componentPath((await params).name)
  return readComponents().pages.find((page) => page.path === path)!
}

export const generateMetadata = async (props: Props) => {
  const page = await pageOf(props)
  const { title, path, screens } = page
  return sitePageMetadata(
    {
      name: `${title} component`,
      description: componentMetaDescription(page),
      path,
      cardRegistryName: screens[0]?.registryName,
    },
    'article',
  )
}

export default async function Page(props: Props) {
  const page = await pageOf(props)
  const { pages } = readComponents()
  const installCommandFor = (...registryNames: string[]) =>
    installCommand('npm', registryNames.map((name) => absoluteUrl(`/r/${name}.json`)).join(' '))
  // Apps import only one component of the map: `MapView`.
  const importedComponents =
    page.name === 'map' ? page.components.filter(({ name }) => name === 'MapView') : page.components
  const importNames = importedComponents.map(({ name }) => name)
  const importStatement = `import { ${importNames.join(', ')} } from '@/components/patternbook/ui/${importedComponents[0]!.fileName}'`
  const example = exampleCode(page.name)
  const exampleItems = exampleRegistryNames(page.name)
  // `highlight` has no grammar for shell commands. With the language `svg`, it returns code without colors.
  return (
    <ComponentView
      page={page}
      pages={pages}
      installHtml={await highlight(installCommandFor(page.name), 'svg')}
      importHtml={await highlight(importStatement, 'ts')}
      exampleHtml={example && (await highlight(example, 'tsx'))}
      exampleInstallHtml={
        exampleItems.length > 1 ? await highlight(installCommandFor(...exampleItems), 'svg') : undefined
      }
      hasGalleryFilter={readGallery().components.some(({ value }) => value === page.name)}
    />
  )
}
