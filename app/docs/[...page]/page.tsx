import { docPageName, docPages, findDocPage } from '@/lib/site/doc-pages'
import { DocRoute, docMetadata } from '../doc-route'

type Props = { params: Promise<{ page: string[] }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  docPages.filter(({ path }) => path !== '/docs/').map(({ path }) => ({ page: docPageName(path).split('/') }))

const pageOf = async ({ params }: Props) => findDocPage(`/docs/${(await params).page.join('/')}/`)!

export const generateMetadata = async (props: Props) => docMetadata(await pageOf(props))

export default async function Page(props: Props) {
  return <DocRoute page={await pageOf(props)} />
}
