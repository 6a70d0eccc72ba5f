import type { Metadata } from 'next'
import { Compare } from '@/components/compare/compare'
import { absolute, NAME } from '@/lib/site/site'
import '../shell.css'

const title = `Side by side · ${NAME}`
const description =
  'Any screen of the book on both platforms, in both directions, light and dark, or at several widths, side by side.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: absolute('/compare/') },
  openGraph: { title, description, url: absolute('/compare/'), siteName: NAME, type: 'website' },
}

export default function Page() {
  return <Compare />
}
