import type { Metadata } from 'next'
import { Embedding } from '@/components/docs/embedding'
import { absolute, NAME } from '@/lib/site/site'

const title = `Embedding · ${NAME}`
const description =
  'How to show a live screen in a page of your own: as an iframe, as a link that becomes one, by oEmbed; and how to change it from there.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: absolute('/docs/embedding/') },
  openGraph: { title, description, url: absolute('/docs/embedding/'), siteName: NAME, type: 'article' },
}

export default function Page() {
  return <Embedding />
}
