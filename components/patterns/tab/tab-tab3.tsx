'use client'
import english from '@/data/tab/tab3.json'
import type { Tab3 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Conversation } from './conversation'
import { TabPage } from './tab-page'

/** Comments of the first bar, each in a box. */
export default function TabComments() {
  const sample = useSample<Tab3>('tab/tab3', english)

  return (
    <TabPage sample={sample} tab="tab3">
      <Conversation {...sample.data} />
    </TabPage>
  )
}
