import { TokensPage } from '@/components/site/tokens/tokens-page'
import { metadataBeside } from '@/lib/site/metadata'

export const metadata = metadataBeside({
  name: 'Tokens',
  description:
    'Color sets for iOS and Material, light and dark, from any accent, with contrast checks. Export CSS variables, a Tailwind theme, or W3C tokens.',
  path: '/tokens/',
})

export default function Page() {
  return <TokensPage />
}
