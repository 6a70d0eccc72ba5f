'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/tab/tab3.json'

type Tab3Data = typeof english

/** How many comments there are and about what, then each in a box of its own; a tap answers it. */
export function Conversation({
  allComments,
  subtitle,
  items,
  toasts,
  ...callbacks
}: Omit<Tab3Data, 'tabs' | 'labels'> & {
  /** Called with the comment that was pressed, in place of the demo's message. */
  onSelect?: (comment: Tab3Data['items'][number]) => void
}) {
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(toasts.item, { title })) } = callbacks
  return (
    <div className="mx-auto w-full max-w-160 px-margin">
      <h2 className="pt-3 text-title2 material:pt-4">{allComments}</h2>
      <p className="mt-0.5 pb-4 text-pretty text-label-2 text-subhead">{subtitle}</p>
      <ul className="grid gap-gap">
        {items.map((item, index) => (
          <Card
            key={item.id}
            as="li"
            className="baseline:border baseline:border-outline-variant baseline:bg-page"
          >
            <button
              type="button"
              onClick={() => onSelect(item)}
              className="pressable block w-full rounded-[inherit] p-margin text-start focus-ring-over ios:after:hidden ios:active:bg-pressed"
            >
              <span className="flex items-center gap-3">
                <Avatar name={item.image} eager={index < 2} />
                <span className="min-w-0 flex-1">
                  <span className="block wrap-break-word text-headline">{item.title}</span>
                  <span className="block text-footnote text-label-2">{item.time}</span>
                </span>
              </span>
              <span className="mt-3 block text-pretty wrap-break-word text-body">{item.description}</span>
            </button>
          </Card>
        ))}
      </ul>
    </div>
  )
}
