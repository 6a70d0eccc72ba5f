import type { Metadata } from 'next'
import { GettingStarted } from '@/components/docs/getting-started'
import { absolute, NAME } from '@/lib/site/site'

const title = `Getting started · ${NAME}`
const description =
  'How to browse the book, link to the exact state of a screen, embed it, run the site yourself and take the source.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: absolute('/docs/') },
  openGraph: { title, description, url: absolute('/docs/'), siteName: NAME, type: 'article' },
}

export default function Page() {
  return <GettingStarted />
}
