'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { ArrowUp } from '@/components/ui/symbols/arrow-up'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/comment/layout1.json'
import { Composer } from './composer'
import { useEntriesWritten } from './use-entries-written'

/** Props of Comment0. */
export type Comment0Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (comment: { title: string; description: string }) => void
  /** Called with the text of a new comment; the app adds it to `data`. Default: the screen shows it. */
  onSend?: (text: string) => void
}

const isReply = (entry: object) => 'depth' in entry && entry.depth === 1

/** The newest comment first; replies stay below their comments. */
const newestFirst = <E extends object>(entries: readonly E[]): E[] => {
  const threads: E[][] = []
  for (const entry of entries) {
    if (isReply(entry)) threads[0]?.push(entry)
    else threads.unshift([entry])
  }
  return threads.flat()
}

/** A post and the comments below it, sorted by oldest or newest first. Tapping a comment starts a reply. */
export default function Comment0({ data = english, onBack, ...callbacks }: Comment0Props) {
  const { toolbarTitle, allComments, subtitle, newest, post, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })), onSend } = callbacks
  const { entries, send, rowRef } = useEntriesWritten(data, onSend)
  const [isNewest, setNewest] = useState(false)
  const shown = isNewest ? newestFirst(entries) : entries

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28 pb-28!">
        <div className="mx-auto w-full max-w-160">
          <Card as="article" className="mx-margin mt-2 ios:rounded-group">
            <div className="flex items-center gap-3.5 p-3 @max-[18em]/frame:flex-col @max-[18em]/frame:items-start">
              <Picture
                name={post.image}
                alt={post.imageAlt}
                eager
                ratio="square"
                sizes="88px"
                className="squircle w-22 flex-none rounded-[18px] material:rounded-[12px]"
              />
              <div className="min-w-0 flex-1">
                <h2 className="text-balance text-headline">{post.title}</h2>
                <p className="mt-1.5 flex items-center gap-2">
                  <Avatar name={post.avatar} size="sm" eager />
                  <span className="min-w-0 text-footnote text-label-2">
                    <span className="block wrap-break-word font-medium text-label">{post.author}</span>
                    {post.time}
                  </span>
                </p>
              </div>
            </div>
          </Card>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-margin pt-5 ios-26:px-[calc(var(--pb-margin)+1rem)] expressive:px-8">
            <h2 className="text-title3">{allComments}</h2>
            <Chip
              icon={
                <ArrowUp
                  aria-hidden="true"
                  strokeWidth={2}
                  className={`size-4 ${isNewest ? 'rotate-180' : ''}`}
                />
              }
              onClick={() => setNewest(!isNewest)}
            >
              {isNewest ? newest : subtitle}
            </Chip>
          </div>
          <div aria-live="polite">
            <List className="ios:pt-3! material:pt-3!">
              {shown.map((item, index) => (
                <Item
                  key={item.id}
                  ref={rowRef}
                  lead={<Avatar name={item.image} eager={index < 2} />}
                  title={<span className="text-headline">{item.title}</span>}
                  subtitle={<span className="text-footnote">{item.time}</span>}
                  onClick={() => onSelect(item)}
                  className={`**:data-lead:items-start **:data-lead:pt-3 ${isReply(item) ? 'ps-9' : ''}`}
                >
                  <span className="block text-pretty wrap-break-word text-body">{item.description}</span>
                </Item>
              ))}
            </List>
          </div>
        </div>
      </Content>
      <Composer data={data} onSend={send} />
    </Page>
  )
}
