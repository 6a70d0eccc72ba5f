'use client'
import Items from '@/components/patterns/items/items'
import english from '@/data/catalogue.json'
import type { Catalogue } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { SampleStates } from './sample-states'

/**
 * A page of the site that lists screens.
 * @param type key of the section in the catalog
 */
export default function SiteItems({ type = '' }: { type?: string }) {
  const sample = useSample<Catalogue>('catalogue', english)
  return (
    <SampleStates id="items" state={sample}>
      <Items type={type} data={sample.data} />
    </SampleStates>
  )
}
