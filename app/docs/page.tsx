import { docAt } from '@/lib/site/docs'
import { DocRoute, docMetadata } from './doc-route'

const page = docAt('/docs/')!

export const metadata = docMetadata(page)

export default function Page() {
  return <DocRoute page={page} />
}
