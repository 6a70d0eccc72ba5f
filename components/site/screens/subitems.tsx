'use client'
import Subitems from '@/components/patterns/subitems/subitems'
import english from '@/data/catalogue.json'
import type { Catalogue } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { SampleStates } from './sample-states'

/**
 * A page of the site that lists the screens of a subsection.
 * @param sectionKey key of the subsection in the catalog
 */
export default function SiteSubitems({ sectionKey = '' }: { sectionKey?: string }) {
  const sample = useSample<Catalogue>('catalogue', english)
  return (
    <SampleStates id="subitems" state={sample}>
      <Subitems sectionKey={sectionKey} data={sample.data} />
    </SampleStates>
  )
}
