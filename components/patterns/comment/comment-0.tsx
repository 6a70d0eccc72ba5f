'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
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

/** A post and the comments below it, one of them a reply. A tap replies to a comment. */
export default function Comment0({ data = english, onBack, ...callbacks }: Comment0Props) {
  const { toolbarTitle, allComments, subtitle, post, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })), onSend } = callbacks
  const { entries, send, rowRef } = useEntriesWritten(data, onSend)

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28 pb-28!">
        <div className="mx-auto w-full max-w-160">
          <Card as="article" className="mx-margin mt-2 ios:rounded-group">
            <div className="flex items-center gap-3 p-3 ps-4">
              <Avatar name={post.avatar} eager />
              <p className="min-w-0 flex-1">
                <span className="block wrap-break-word text-headline">{post.author}</span>
                <span className="block text-footnote text-label-2">{post.time}</span>
              </p>
            </div>
            <Picture name={post.image} alt={post.imageAlt} eager ratio="16/9" />
            <h2 className="text-balance px-4 py-3 text-title3">{post.title}</h2>
          </Card>
          <div aria-live="polite">
            <List
              header={
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  {allComments}
                  <span className="font-normal text-footnote text-label-2">{subtitle}</span>
                </span>
              }
            >
              {entries.map((item, index) => (
                <Item
                  key={item.id}
                  ref={rowRef}
                  lead={<Avatar name={item.image} eager={index < 2} />}
                  title={<span className="text-headline">{item.title}</span>}
                  subtitle={<span className="text-footnote">{item.time}</span>}
                  onClick={() => onSelect(item)}
                  className={`**:data-lead:items-start **:data-lead:pt-3 ${'depth' in item && item.depth === 1 ? 'ps-9' : ''}`}
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
