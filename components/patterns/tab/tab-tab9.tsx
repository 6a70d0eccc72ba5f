'use client'
import { Company } from '@/components/patterns/maps/company'
import english from '@/data/tab/tab9.json'
import type { Tab9 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { TabPage } from './tab-page'

/** Where the product of the first tab is sold: the shop, its hours, and the way to it. */
export default function TabMap() {
  const sample = useSample<Tab9>('tab/tab9', english)

  return (
    <TabPage sample={sample} tab="tab9" titleAs="div">
      <Company data={sample.data} />
    </TabPage>
  )
}
