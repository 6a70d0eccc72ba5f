'use client'
import english from '@/data/tab/tab8.json'
import type { Tab8 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Conversation } from './conversation'
import { TabPage } from './tab-page'

/** What is said about the product of the first tab. */
export default function TabProductComments() {
  const sample = useSample<Tab8>('tab/tab8', english)

  return (
    <TabPage sample={sample} tab="tab8">
      <Conversation {...sample.data} />
    </TabPage>
  )
}
