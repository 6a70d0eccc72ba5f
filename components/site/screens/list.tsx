'use client'
import List from '@/components/patterns/list/list'
import englishCatalog from '@/data/catalogue.json'
import english from '@/data/list.json'
import type { Catalogue, PatternIndex } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { SampleStates } from './sample-states'

/** The site's index of all patterns. */
export default function SiteIndex() {
  const sample = useSample<PatternIndex>('list', english)
  const { data: catalogue } = useSample<Catalogue>('catalogue', englishCatalog)
  return (
    <SampleStates id="list" state={sample}>
      <List data={sample.data} sections={catalogue.sections} />
    </SampleStates>
  )
}
