'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/comment/layout1.json'
import { CommentHeading } from './comment-heading'
import { Composer } from './composer'
import { useEntriesWritten } from './use-entries-written'

/** Props of Comment0. */
export type Comment0Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (comment: { title: string; description: string }) => void
  /** Called with the text of a new comment; the app adds it to `data`. Default: the screen shows it. */
  onSend?: (text: string) => void
}

/** A conversation with each comment in its own box. A tap replies to a comment. */
export default function Comment0({ data = english, onBack, ...callbacks }: Comment0Props) {
  const { toolbarTitle, allComments, subtitle, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })), onSend } = callbacks
  const { entries, send, rowRef } = useEntriesWritten(data, onSend)

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28 pb-28!">
        <div className="mx-auto w-full max-w-160">
          <CommentHeading title={allComments} subtitle={subtitle} />
          <ul aria-live="polite" className="grid gap-gap px-margin">
            {entries.map((item, index) => (
              <Card
                key={item.id}
                as="li"
                className="baseline:border baseline:border-outline-variant baseline:bg-page"
              >
                <button
                  ref={rowRef}
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
      </Content>
      <Composer data={data} onSend={send} />
    </Page>
  )
}
