'use client'
import Items from '@/components/patterns/items/items'
import english from '@/data/catalog.json'
import type { Catalog } from '@/lib/data/schemas'
import { useSampleData } from '@/lib/data/use-sample-data'
import { SampleDataStates } from './sample-data-states'

/**
 * A page of the site that lists the screens of a section, or its subsections.
 * @param sectionKey key of the section in the catalog
 */
export default function SiteItems({ sectionKey = '' }: { sectionKey?: string }) {
  const sample = useSampleData<Catalog>('catalog', english)
  return (
    <SampleDataStates id="items" state={sample}>
      <Items sectionKey={sectionKey} data={sample.data} />
    </SampleDataStates>
  )
}
