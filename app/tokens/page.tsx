import { TokensPage } from '@/components/site/tokens/tokens-page'
import { sitePageMetadata } from '@/lib/site/metadata'

export const metadata = sitePageMetadata({
  name: 'Tokens',
  description:
    'Turn any accent into light and dark color sets for iOS and Material, and check their contrast. Export CSS variables, a Tailwind theme, or W3C tokens.',
  path: '/tokens/',
})

export default function Page() {
  return <TokensPage />
}
