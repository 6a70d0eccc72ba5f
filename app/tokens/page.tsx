import { TokensPage } from '@/components/site/tokens/tokens-page'
import { metadataBeside } from '@/lib/site/metadata'

export const metadata = metadataBeside({
  name: 'Tokens',
  description:
    'Any color as a whole set for iOS and Material, light and dark, with the contrast of every text. Take it as CSS variables, as a Tailwind theme or as W3C design tokens.',
  path: '/tokens/',
})

export default function Page() {
  return <TokensPage />
}
