import { ComponentView } from '@/components/site/docs/component-view'
import { installCommand } from '@/lib/site/code-export/commands'
import { componentDescription, componentPath } from '@/lib/site/component-docs'
import { sitePageMetadata } from '@/lib/site/metadata'
import { absoluteUrl } from '@/lib/site/site'
import { readComponents, readGallery } from '@/scripts/generate/generated-data'
import { sampleCode } from '@/scripts/generate/sample-code'
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
      description: componentDescription(page),
      path,
      cardItemName: screens[0]?.itemName,
    },
    'article',
  )
}

export default async function Page(props: Props) {
  const page = await pageOf(props)
  const { pages } = readComponents()
  const command = installCommand('npm', absoluteUrl(`/r/${page.name}.json`))
  const entryNames = page.entries.map(({ name }) => name)
  // The item `grouped-list` is in the file `list`, and the item `map` is in the file `map-view`.
  const fileName = page.name === 'grouped-list' ? 'list' : page.name === 'map' ? 'map-view' : page.name
  const importNames = page.name === 'map' ? ['MapView'] : entryNames
  const importStatement = `import { ${importNames.join(', ')} } from '@/components/patternbook/ui/${fileName}'`
  const sample = sampleCode(page.name)
  return (
    <ComponentView
      page={page}
      pages={pages}
      installHtml={await highlight(command, 'svg')}
      importHtml={await highlight(importStatement, 'ts')}
      sampleHtml={sample && (await highlight(sample, 'tsx'))}
      hasGalleryFilter={readGallery().components.some(({ value }) => value === page.name)}
    />
  )
}
