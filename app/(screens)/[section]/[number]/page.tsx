import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Screen } from '@/components/site/screens/screen'
import { exportedRoutes, findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

type Props = { params: Promise<{ section: string; number: string }> }

export const dynamicParams = false

/** Returns the params of all exported screens with IDs of the form {section}/{number}, such as `login/0`. */
export const generateStaticParams = () =>
  exportedRoutes
    .filter((route) => /^[^/]+\/\d+$/.test(route.id))
    .map((route) => {
      const [section = '', number = ''] = route.id.split('/')
      return { section, number }
    })

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { section, number } = await params
  const route = findRoute(`${section}/${number}`)
  return route ? metadataOf(route) : {}
}

export default async function Page({ params }: Props) {
  const { section, number } = await params
  const id = `${section}/${number}`
  if (!findRoute(id)) notFound()
  return <Screen id={id} />
}
