import type { Metadata } from 'next'
import { Lab } from '@/components/lab/lab'
import { absolute, NAME } from '@/lib/site/site'

const title = `Engine lab · ${NAME}`
const description =
  'Overlays, page transitions and gestures to be tried one by one, with every option and every event they tell of.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: absolute('/lab/') },
  openGraph: { title, description, url: absolute('/lab/'), siteName: NAME, type: 'article' },
}

export default function Page() {
  return <Lab />
}
