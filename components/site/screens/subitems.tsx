'use client'
import Subitems from '@/components/patterns/subitems/subitems'
import english from '@/data/catalog.json'
import type { Catalog } from '@/lib/data/schemas'
import { useSampleData } from '@/lib/data/use-sample-data'
import { SampleDataStates } from './sample-data-states'

/**
 * A page of the site that lists the screens of a subsection.
 * @param sectionKey key of the subsection in the catalog
 */
export default function SiteSubitems({ sectionKey = '' }: { sectionKey?: string }) {
  const sample = useSampleData<Catalog>('catalog', english)
  return (
    <SampleDataStates id="subitems" state={sample}>
      <Subitems sectionKey={sectionKey} data={sample.data} />
    </SampleDataStates>
  )
}
