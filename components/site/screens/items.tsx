'use client'
import Items from '@/components/patterns/items/items'
import { ContentStates } from '@/components/ui/content-states'
import english from '@/data/catalogue.json'
import type { Catalogue } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'

/**
 * A page of the site that lists screens.
 * @param type key of the section in the catalogue
 */
export default function SiteItems({ type = '' }: { type?: string }) {
  const sample = useSample<Catalogue>('catalogue', english)
  return (
    <ContentStates state={sample}>
      <Items type={type} data={sample.data} />
    </ContentStates>
  )
}
