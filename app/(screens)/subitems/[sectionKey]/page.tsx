import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Screen } from '@/components/site/screens/screen'
import { exportedRoutes, findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

type Props = { params: Promise<{ sectionKey: string }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  exportedRoutes
    .filter((route) => route.screen === 'subitems')
    .map((route) => ({ sectionKey: route.listedSectionKey ?? '' }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const route = findRoute(`subitems/${(await params).sectionKey}`)
  return route ? metadataOf(route) : {}
}

export default async function Page({ params }: Props) {
  const { sectionKey } = await params
  if (!findRoute(`subitems/${sectionKey}`)) notFound()
  return <Screen id="subitems" sectionKey={sectionKey} />
}
