import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Screen } from '@/components/site/screens/screen'
import { exportedRoutes, findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

type Props = { params: Promise<{ index: string; tab: string }> }

export const dynamicParams = false

/** Returns the params of all exported tabs of all tab bars. */
export const generateStaticParams = () =>
  exportedRoutes
    .filter((route) => route.id.startsWith('tab/'))
    .map((route) => {
      const [, index = '', , tab = ''] = route.id.split('/')
      return { index, tab }
    })

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { index, tab } = await params
  const route = findRoute(`tab/${index}/tab/${tab}`)
  return route ? metadataOf(route) : {}
}

export default async function Page({ params }: Props) {
  const { index, tab } = await params
  const id = `tab/${index}/tab/${tab}`
  if (!findRoute(id)) notFound()
  return <Screen id={id} />
}
