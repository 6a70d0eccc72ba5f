import { Compare } from '@/components/site/compare/compare'
import { metadataBeside } from '@/lib/site/metadata'
import '../shell.css'

export const metadata = metadataBeside({
  name: 'Side by side',
  description:
    'Any screen of the book on both platforms, in both directions, light and dark, or at several widths, side by side.',
  path: '/compare/',
})

export default function Page() {
  return <Compare />
}
