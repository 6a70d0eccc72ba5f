import { type ComponentType, useEffect } from 'react'
import { type PageParent, PageParentContext } from '@/components/ui/page-contexts'
import { preloadArabic } from '@/lib/data/arabic'
import { useSampleData } from '@/lib/data/use-sample-data'
import { dataPath } from '@/lib/site/catalog/data-path'
import { isScreenWithoutPattern } from '@/lib/site/catalog/screens-without-pattern'
import { SampleDataStates } from './sample-data-states'

/** Props of a screen. `sectionKey`: key of the section that an items or subitems page lists; other screens get none. */
export type SiteScreenProps = { sectionKey?: string }

/**
 * Returns the database paths of the other two tabs in the tab bar of a screen: `tab/tab1` to `tab/tab3` share one bar, and so on.
 * Returns an empty array for a screen that is not a tab.
 */
const otherTabDataPaths = (path: string): string[] => {
  const tabNumber = Number(/^tab\/tab(\d+)$/.exec(path)?.[1])
  if (!tabNumber) return []
  const firstTabNumber = tabNumber - ((tabNumber - 1) % 3)
  return [firstTabNumber, firstTabNumber + 1, firstTabNumber + 2]
    .filter((other) => other !== tabNumber)
    .map((other) => `tab/tab${other}`)
}

/**
 * Connects a screen to the site: provides sample data in the language of the frame (as the `data` prop), shows the loading,
 * empty, and error states, and sets the parent page of the back button.
 * @param id ID of the screen, e.g. `login/0`
 * @param Screen the screen
 * @param parent page that the back button opens if the history is empty; generated into the section's module, so that no
 *   page loads the catalog for it
 * @param structureDigest digest of the shape of the screen's data; fetched data of another shape is ignored
 * @returns the connected component, or the screen itself if it reads its own data (`isScreenWithoutPattern`)
 */
export function withSampleData(
  id: string,
  Screen: ComponentType<SiteScreenProps & { data?: unknown }>,
  parent?: PageParent,
  structureDigest?: string,
): ComponentType<SiteScreenProps> {
  if (isScreenWithoutPattern(id)) return Screen
  const path = dataPath(id)
  const dataPathsOfOtherTabs = otherTabDataPaths(path)
  return function ScreenWithSampleData(props) {
    // While `sample.data` is undefined, the screen uses the English data that it imports, as in the server's HTML.
    const sample = useSampleData<unknown>(path, structureDigest)
    const { lang } = sample
    // Preloads the data of the other tabs, so that they appear in Arabic immediately.
    useEffect(() => {
      if (lang === 'ar') for (const other of dataPathsOfOtherTabs) preloadArabic(other)
    }, [lang])
    return (
      <SampleDataStates id={id} state={sample}>
        <PageParentContext value={parent}>
          <Screen {...props} data={sample.data} />
        </PageParentContext>
      </SampleDataStates>
    )
  }
}
