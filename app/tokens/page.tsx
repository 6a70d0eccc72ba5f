import type { Metadata } from 'next'
import { TokensPage } from '@/components/tokens/tokens-page'
import { absolute, NAME } from '@/lib/site/site'

const title = `Tokens · ${NAME}`
const description =
  'Any color as a whole set for iOS and Material, light and dark, with the contrast of every text. Take it as CSS variables, as a Tailwind theme or as W3C design tokens.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: absolute('/tokens/') },
  openGraph: { title, description, url: absolute('/tokens/'), siteName: NAME, type: 'website' },
}

export default function Page() {
  return <TokensPage />
}
