import { type ComponentType, useEffect } from 'react'
import { type PageParent, PageParentContext } from '@/components/ui/page-parts'
import { preloadArabic } from '@/lib/data/arabic'
import { useSample } from '@/lib/data/use-sample'
import { dataPath } from '@/lib/site/catalog/data-path'
import type { ScreenProps } from './registry'
import { SampleStates } from './sample-states'

/** Screens that components/site/screens connects: these need the address, the settings, or data of two files. */
const READS_OWN_DATA = /^(home|list|items|subitems|settings|image-gallery-subgallery|full-image-gallery)$/

/** The database paths of the two tabs beside a tab: `tab/tab1` to `tab/tab3` share one bar, and so on. */
const tabsBeside = (path: string): string[] => {
  const number = Number(/^tab\/tab(\d+)$/.exec(path)?.[1])
  if (!number) return []
  const first = number - ((number - 1) % 3)
  return [first, first + 1, first + 2].filter((other) => other !== number).map((other) => `tab/tab${other}`)
}

/**
 * Connects a screen to the site: its sample data in the language of the frame, its loading, empty and error states, and
 * the page its back button leads to. A screen knows nothing of this; it takes `data` as a prop.
 * @param id name of the screen in the catalogue, e.g. `login/0`
 * @param Screen the screen
 * @param parent the page that its back button leads to if there is none in the history; given by the generated registry, so
 *   that no page loads the catalogue for it
 * @param shape digest of the shape of its data; fetched data of another shape is left out
 * @returns a component without props of its own; the screen itself where it reads its data itself
 */
export function bindSample(
  id: string,
  Screen: ComponentType<ScreenProps & { data?: unknown }>,
  parent?: PageParent,
  shape?: string,
): ComponentType<ScreenProps> {
  if (READS_OWN_DATA.test(id)) return Screen
  const path = dataPath(id)
  const beside = tabsBeside(path)
  return function BoundScreen(props) {
    // Without a value the screen shows the English data it imports, as the server's HTML does.
    const sample = useSample<unknown>(path, shape)
    const { lang } = sample
    // The tabs beside this one appear in its language at once.
    useEffect(() => {
      if (lang === 'ar') for (const other of beside) preloadArabic(other)
    }, [lang])
    return (
      <SampleStates state={sample}>
        <PageParentContext value={parent}>
          <Screen {...props} data={sample.data} />
        </PageParentContext>
      </SampleStates>
    )
  }
}
