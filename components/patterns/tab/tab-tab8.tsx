'use client'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/tab/tab8.json'
import { Conversation } from './conversation'
import { TabPage } from './tab-page'

/** Props of Tab8. */
export type Tab8Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (comment: (typeof english)['items'][number]) => void
}

/** What is said about the product of the first tab. */
export default function Tab8({ data = english, onBack, onSelect }: Tab8Props) {
  return (
    <TabPage onBack={onBack} data={data} tab="tab8">
      <Conversation {...data} onSelect={onSelect} />
    </TabPage>
  )
}
