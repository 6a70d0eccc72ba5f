import { ApiList } from '@/components/site/docs/api-list'
import { DocView } from '@/components/site/docs/doc-view'
import { KeyTable } from '@/components/site/docs/key-table'
import { LiveEmbed } from '@/components/site/docs/live-embed'
import { LiveFrames } from '@/components/site/docs/live-frames'
import { LiveLink } from '@/components/site/docs/live-link'
import type { DocPage } from '@/lib/site/docs'
import { EMBED_KEYS } from '@/lib/site/embed/protocol'
import { metadataBeside } from '@/lib/site/metadata'
import { apiPage, docPage } from '@/scripts/generate/doc-page'

/** What browsers and search engines are told about a page of the documentation. */
export const docMetadata = ({ title: name, description, path }: DocPage) =>
  metadataBeside({ name, description, path }, 'article')

/** A page of the documentation, made at build time; in the browser only its copy buttons and the live screen run. */
export async function DocRoute({ page }: { page: DocPage }) {
  const [doc, api] = await Promise.all([docPage(page), apiPage(page)])
  return (
    <DocView
      path={page.path}
      doc={doc}
      parts={{
        keys: <KeyTable />,
        'embed-keys': <KeyTable only={EMBED_KEYS} />,
        'live-embed': <LiveEmbed />,
        'live-frames': <LiveFrames />,
        'live-link': <LiveLink />,
        api: <ApiList entries={api} />,
      }}
    />
  )
}
