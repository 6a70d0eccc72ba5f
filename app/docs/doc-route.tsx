import { ApiList } from '@/components/site/docs/api-list'
import { ComponentList, HelperTable } from '@/components/site/docs/component-list'
import { DocView } from '@/components/site/docs/doc-view'
import { EmbedScriptDemo } from '@/components/site/docs/embed-script-demo'
import { LiveEmbed } from '@/components/site/docs/live-embed'
import { LiveEmbeds } from '@/components/site/docs/live-embeds'
import { LiveExample } from '@/components/site/docs/live-example'
import { labTabIds, liveExamples } from '@/components/site/docs/live-examples'
import { LiveLabTab } from '@/components/site/docs/live-lab-tab'
import { LegacyApiAnchors, OverlayList } from '@/components/site/docs/overlay-list'
import { QueryParamTable } from '@/components/site/docs/query-param-table'
import { ReportLinks } from '@/components/site/docs/report-links'
import { type DocPage, docPageName } from '@/lib/site/doc-pages'
import { EMBED_PARAMETERS } from '@/lib/site/embed/protocol'
import { sitePageMetadata } from '@/lib/site/metadata'
import { apiOfSubpages } from '@/scripts/generate/api'
import { highlightedApiEntries, licenseText, readDocContent } from '@/scripts/generate/doc-page'
import { readComponents } from '@/scripts/generate/generated-data'

/** Returns the metadata of a documentation page. */
export const docMetadata = ({ title: name, description, path }: DocPage) =>
  sitePageMetadata({ name, description, path }, 'article')

/** Accessible names and URL query strings of the frames that show the segmented control in each generation of both platforms. */
const generationFrames = [
  { title: 'Segmented control on iOS 26', query: 'mode=ios&ios=26' },
  { title: 'Segmented control on iOS 18', query: 'mode=ios&ios=18' },
  { title: 'Segmented control in Material 3 Expressive', query: 'mode=md&md=expressive' },
  { title: 'Segmented control in Material 3 Baseline', query: 'mode=md&md=baseline' },
]

/** Renders a documentation page at build time. Interactive parts, such as live examples, also run in the browser. */
export async function DocRoute({ page }: { page: DocPage }) {
  const [doc, apiEntries] = await Promise.all([readDocContent(page), highlightedApiEntries(page)])
  const name = docPageName(page.path)
  const entriesOnSubpages = apiOfSubpages(name)
  const example = liveExamples[name]
  const { pages, helpers } = name === 'components' ? readComponents() : { pages: [], helpers: [] }
  return (
    <DocView
      path={page.path}
      doc={doc}
      placeholders={{
        'query-params': <QueryParamTable />,
        'embed-query-params': <QueryParamTable names={EMBED_PARAMETERS} />,
        'live-embed': <LiveEmbed />,
        'live-embeds': <LiveEmbeds />,
        'live-generations': <LiveEmbeds path="/segment/0/" embeds={generationFrames} />,
        'live-embed-script': <EmbedScriptDemo />,
        'live-example': example && <LiveExample {...example} />,
        'live-lab-tab': (
          <LiveLabTab tabId={labTabIds[name] ?? name.split('/')[1] ?? ''} title={page.label ?? page.title} />
        ),
        'overlay-list': <OverlayList />,
        'component-list': <ComponentList pages={pages} />,
        helpers: <HelperTable helpers={helpers} />,
        report: <ReportLinks />,
        'license-text': <pre>{licenseText()}</pre>,
        api: (
          <>
            <ApiList entries={apiEntries} />
            {entriesOnSubpages.length > 0 && <LegacyApiAnchors entries={entriesOnSubpages} />}
          </>
        ),
      }}
    />
  )
}
