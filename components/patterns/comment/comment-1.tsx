'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { MapPin } from '@/components/ui/symbols/map-pin'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/comment/layout2.json'
import { Composer } from './composer'
import { useConversation } from './use-conversation'

/** A line that connects an avatar with the next avatar. The line starts behind the avatar and ends 20 px below the row. */
const lineClass =
  'before:absolute before:start-[calc(var(--pb-avatar)/2-1px)] before:top-1 before:-bottom-5 before:-z-1 before:w-0.5 before:bg-tint/55 last:before:hidden'

/** A speech bubble. On iOS, its tail points at the avatar. On Material, its corner next to the avatar has a smaller radius. */
const bubbleClass =
  'pressable block min-w-0 flex-1 rounded-card bg-surface px-4 py-3 text-start ios:rounded-[20px] ios:after:hidden ios:before:absolute ios:before:-start-1.5 ios:before:top-[17px] ios:before:size-3.5 ios:before:rotate-45 ios:before:rounded-[2px] ios:before:bg-inherit ios:active:bg-pressed material:rounded-ss-[4px]'

/** Props of Comment1. */
export type Comment1Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (comment: { title: string; description: string }) => void
  /** Called with the text of a new comment. The app must add the comment to `data`. Default: the screen shows the comment. */
  onSend?: (text: string) => void
}

/** A conversation as a log. A line connects the avatars, and a comment shows the location of its author if the data has it. */
export default function Comment1({ data = english, onBack, ...callbacks }: Comment1Props) {
  const { toolbarTitle, allComments, subtitle, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })), onSend } = callbacks
  const { entries, sendMessage, rowRef } = useConversation(data, onSend)

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28 pb-28!">
        <div className="mx-auto w-full max-w-160">
          <div className="flex items-center gap-3.5 @max-[16em]/frame:flex-col @max-[16em]/frame:items-start px-margin pt-3 pb-4 material:pt-2">
            <Picture
              src={data.image}
              alt={data.imageAlt}
              eager
              ratio="square"
              sizes="72px"
              className="squircle w-18 flex-none rounded-[16px] material:rounded-[12px]"
            />
            <div className="min-w-0 flex-1">
              <h2 className="text-title2">{allComments}</h2>
              <p className="mt-0.5 text-pretty text-secondary-label text-subhead">{subtitle}</p>
            </div>
          </div>
          <ol aria-live="polite" className="grid gap-4 px-margin">
            {entries.map((item, index) => (
              <li
                key={item.id}
                ref={rowRef}
                className={`relative isolate flex items-start gap-3 ${lineClass}`}
              >
                <Avatar src={item.image} eager={index < 2} className="mt-1 outline-4 outline-grouped" />
                <button type="button" onClick={() => onSelect(item)} className={bubbleClass}>
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="wrap-break-word text-headline">{item.title}</span>
                    <span className="text-footnote text-secondary-label">{item.time}</span>
                  </span>
                  <span className="mt-1 block text-pretty wrap-break-word text-body">{item.description}</span>
                  {'place' in item && (
                    <span className="mt-2 flex items-center gap-1 text-footnote text-secondary-label">
                      <MapPin aria-hidden="true" className="size-4 flex-none text-tint" strokeWidth={2} />
                      {item.place}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </div>
      </Content>
      <Composer data={data} onSend={sendMessage} />
    </Page>
  )
}
