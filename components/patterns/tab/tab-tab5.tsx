'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab5.json'
import { bubble, line } from '../comment/bubble'
import { TabPage } from './tab-page'

/** Props of Tab5. */
export type Tab5Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Comments as they came: a line runs from face to face, beside each what was said. */
export default function Tab5({ data = english, onBack, ...callbacks }: Tab5Props) {
  const { allComments, subtitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(toasts.item, { title })) } = callbacks

  return (
    <TabPage onBack={onBack} data={data} tab="tab5">
      <div className="mx-auto w-full max-w-160 px-margin">
        <h2 className="pt-3 text-title2 material:pt-2">{allComments}</h2>
        <p className="mt-0.5 pb-4 text-pretty text-label-2 text-subhead">{subtitle}</p>
        <ol className="grid gap-4">
          {items.map((item, index) => (
            <li key={item.id} className={`relative isolate flex items-start gap-3 ${line}`}>
              <Avatar
                name={item.image}
                eager={index < 2}
                className="mt-1 outline-4 outline-grouped material:outline-page"
              />
              <button type="button" onClick={() => onSelect(item)} className={bubble}>
                <span className="block wrap-break-word text-headline">{item.title}</span>
                <span className="block text-footnote text-label-2">{item.time}</span>
                <span className="mt-2 block text-pretty wrap-break-word text-body">{item.description}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </TabPage>
  )
}
