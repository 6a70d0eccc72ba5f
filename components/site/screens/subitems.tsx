'use client'
import Subitems from '@/components/patterns/subitems/subitems'
import { ContentStateContext } from '@/components/ui/content-state'
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
    <ContentStateContext value={sample}>
      <Subitems type={type} data={sample.data} />
    </ContentStateContext>
  )
}
