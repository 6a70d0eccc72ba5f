import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Screen } from '@/components/site/screens/screen'
import { exportedRoutes, findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

type Props = { params: Promise<{ section: string; type: string }> }

export const dynamicParams = false

/** Returns the params of all exported screens with IDs of the form {section}/{number}, such as `login/0`. `type` is the number. */
export const generateStaticParams = () =>
  exportedRoutes
    .filter((route) => /^[^/]+\/\d+$/.test(route.id))
    .map((route) => {
      const [section = '', type = ''] = route.id.split('/')
      return { section, type }
    })

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { section, type } = await params
  const route = findRoute(`${section}/${type}`)
  return route ? metadataOf(route) : {}
}

export default async function Page({ params }: Props) {
  const { section, type } = await params
  const id = `${section}/${type}`
  if (!findRoute(id)) notFound()
  return <Screen id={id} />
}
