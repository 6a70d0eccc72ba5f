'use client'
import english from '@/data/tab/tab8.json'
import { Conversation } from './conversation'
import { TabPage } from './tab-page'

type Tab8Data = typeof english

/** What is said about the product of the first tab. */
export default function TabProductComments({ data = english }: { data?: Tab8Data }) {
  return (
    <TabPage data={data} tab="tab8">
      <Conversation {...data} />
    </TabPage>
  )
}
