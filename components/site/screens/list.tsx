'use client'
import List from '@/components/patterns/list/list'
import englishCatalog from '@/data/catalog.json'
import english from '@/data/list.json'
import type { Catalog, PatternIndex } from '@/lib/data/schemas'
import { useSampleData } from '@/lib/data/use-sample-data'
import { SampleDataStates } from './sample-data-states'

/** The site's index of all patterns. */
export default function SiteIndex() {
  const sample = useSampleData<PatternIndex>('list', english)
  const { data: catalog } = useSampleData<Catalog>('catalog', englishCatalog)
  return (
    <SampleDataStates id="list" state={sample}>
      <List data={sample.data} sections={catalog.sections} />
    </SampleDataStates>
  )
}
