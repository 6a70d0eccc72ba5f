/** Reads what the pages of the documentation show: their Markdown, the license, and the exports of the engines. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { absoluteUrl } from '@/lib/site/absolute-url'
import type { ApiEntry } from '@/lib/site/api-docs'
import type { DocContent } from '@/lib/site/doc-content'
import { type DocPage, docPageName } from '@/lib/site/doc-pages'
import { highlight } from '../registry/highlight'
import { apiEntriesOf } from './api'
import { parseDoc } from './parse-doc'

/** Returns the Markdown of a page, with the URL of this site in place of `{site}`. */
export const docMarkdown = ({ file }: Pick<DocPage, 'file'>): string =>
  readFileSync(path.join(process.cwd(), file), 'utf8')
    .replaceAll('{site}', absoluteUrl(''))
    // CHANGELOG.md links to a file of the repository. On the site, the link must lead to the published copy.
    .replaceAll('](scripts/engine/CHANGELOG.md)', `](${absoluteUrl('/pkg/CHANGELOG.md')})`)

/** Returns the text of the license. */
export const licenseText = (): string => readFileSync(path.join(process.cwd(), 'LICENSE'), 'utf8').trim()

/** Reads a page of the documentation, and converts it to HTML. */
export const readDocContent = (page: DocPage): Promise<DocContent> => parseDoc(docMarkdown(page))

/** Returns the exports of the engines that a page lists, with highlighted signatures. */
export const highlightedApiEntries = ({ path: url }: DocPage): Promise<(ApiEntry & { html: string })[]> =>
  Promise.all(
    apiEntriesOf(docPageName(url)).map(async (entry) => ({
      ...entry,
      html: await highlight(entry.signature, 'ts'),
    })),
  )
