import { findDocPage } from '@/lib/site/doc-pages'
import { DocRoute, docMetadata } from './doc-route'

const page = findDocPage('/docs/')!

export const metadata = docMetadata(page)

export default function Page() {
  return <DocRoute page={page} />
}
