'use client'
import { Company, type CompanyCallbacks } from '@/components/patterns/maps/company'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/tab/tab9.json'
import { TabPage } from './tab-page'

/** Props of Tab9. */
export type Tab9Props = ScreenProps<typeof english> & CompanyCallbacks

/** Where the product of the first tab is sold: the shop, its hours, and the way to it. */
export default function Tab9({ data = english, onBack, ...callbacks }: Tab9Props) {
  return (
    <TabPage onBack={onBack} data={data} tab="tab9" titleAs="div">
      <Company data={data} {...callbacks} />
    </TabPage>
  )
}
