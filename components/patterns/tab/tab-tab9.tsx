'use client'
import { Company } from '@/components/patterns/maps/company'
import english from '@/data/tab/tab9.json'
import { TabPage } from './tab-page'

type Tab9Data = typeof english

/** Where the product of the first tab is sold: the shop, its hours, and the way to it. */
export default function TabMap({ data = english }: { data?: Tab9Data }) {
  return (
    <TabPage data={data} tab="tab9" titleAs="div">
      <Company data={data} />
    </TabPage>
  )
}
