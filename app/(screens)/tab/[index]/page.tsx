import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Screen } from '@/components/site/screens/screen'
import { findRoute } from '@/lib/site/catalog'
import { metadataOf } from '@/lib/site/metadata'

type Props = { params: Promise<{ index: string }> }

export const dynamicParams = false

const findFirstTab = async ({ params }: Props) => findRoute(`tab/${(await params).index}`)

/** Returns the params of all tab bars whose first tab exists. */
export const generateStaticParams = () =>
  ['0', '1', '2'].filter((index) => findRoute(`tab/${index}`)).map((index) => ({ index }))

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const route = await findFirstTab(props)
  return route ? metadataOf(route) : {}
}

/** Renders the first tab of a tab bar. The pre-paint script replaces the URL of the bar with the canonical URL of this tab. */
export default async function Page(props: Props) {
  const route = await findFirstTab(props)
  if (!route) notFound()
  return <Screen id={route.id} />
}
