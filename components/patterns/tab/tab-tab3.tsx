'use client'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/tab/tab3.json'
import { Conversation } from './conversation'
import { TabPage } from './tab-page'

/** Props of Tab3. */
export type Tab3Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (comment: (typeof english)['items'][number]) => void
}

/** Comments of the first bar, each in a box. */
export default function Tab3({ data = english, onBack, onSelect }: Tab3Props) {
  return (
    <TabPage onBack={onBack} data={data} tab="tab3">
      <Conversation {...data} onSelect={onSelect} />
    </TabPage>
  )
}
