import { OverlayPage } from '@/components/site/patterns/overlay-page'
import { PatternPage } from '@/components/site/patterns/pattern-page'
import { findSection } from '@/lib/site/catalog'
import { descriptions } from '@/lib/site/catalog/descriptions'
import { registryItemName } from '@/lib/site/catalog/registry-item-name'
import type { GalleryCard } from '@/lib/site/gallery/types'
import { sitePageMetadata } from '@/lib/site/metadata'
import { findPatternPage, patternPages } from '@/lib/site/pattern-pages'
import { docExampleHtml } from '@/scripts/generate/doc-example'
import { readGallery, readNote } from '@/scripts/generate/generated-data'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => patternPages.map(({ slug }) => ({ slug }))

const pageOf = async ({ params }: Props) => findPatternPage((await params).slug)!

export const generateMetadata = async (props: Props) => {
  const { title, description, path, sectionKey } = await pageOf(props)
  const firstVariant = sectionKey ? findSection(sectionKey)?.screens[0] : undefined
  return sitePageMetadata({
    name: `${title} pattern`,
    description,
    path,
    cardRegistryName: firstVariant && registryItemName(firstVariant.id),
  })
}

export default async function Page(props: Props) {
  const page = await pageOf(props)
  if (page.overlay)
    return <OverlayPage page={page} exampleHtml={await docExampleHtml(page.overlay.exampleRegExp)} />
  const { groups, components } = readGallery()
  const group = groups.find(({ cards }) => cards.some(({ patternSlug }) => patternSlug === page.slug))
  return (
    <PatternPage
      page={page}
      group={group?.title ?? ''}
      cards={(group?.cards ?? [])
        .filter(({ patternSlug }) => patternSlug === page.slug)
        .map((card): GalleryCard => ({ ...card, description: descriptions[card.path.slice(1, -1)] }))}
      allComponents={components}
      note={readNote(page.sectionKey ?? page.slug)}
      exampleHtml={page.overlayExample && (await docExampleHtml(page.overlayExample.exampleRegExp))}
    />
  )
}
