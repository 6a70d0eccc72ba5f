'use client'
import Subitems from '@/components/patterns/subitems/subitems'
import { ContentStates } from '@/components/ui/content-states'
import english from '@/data/catalogue.json'
import type { Catalogue } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'

/**
 * A page of the site that lists screens.
 * @param type key of the section in the catalogue
 */
export default function SiteSubitems({ type = '' }: { type?: string }) {
  const sample = useSample<Catalogue>('catalogue', english)
  return (
    <ContentStates state={sample}>
      <Subitems type={type} data={sample.data} />
    </ContentStates>
  )
}
