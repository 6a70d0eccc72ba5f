import { ComparePage } from '@/components/site/compare/compare-page'
import { sitePageMetadata } from '@/lib/site/metadata'
import '../shell.css'
import '@/components/site/shell/toolbar/toolbar.css'

export const metadata = sitePageMetadata({
  name: 'Compare',
  description:
    'Compare any screen side by side: iOS and Material, two versions of a platform, left to right and right to left, light and dark, or several widths.',
  path: '/compare/',
})

export default function Page() {
  return <ComparePage />
}
