'use client'
import english from '@/data/tab/tab3.json'
import { Conversation } from './conversation'
import { TabPage } from './tab-page'

type Tab3Data = typeof english

/** Comments of the first bar, each in a box. */
export default function TabComments({ data = english }: { data?: Tab3Data }) {
  return (
    <TabPage data={data} tab="tab3">
      <Conversation {...data} />
    </TabPage>
  )
}
