'use client'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/comment/layout1.json'
import { fill } from '@/lib/data/fill'
import type { Comment1 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { CommentHeading } from './comment-heading'

/** A conversation, each comment in a box of its own; a tap answers it. */
export default function Comment0() {
  const sample = useSample<Comment1>('comment/layout1', english)
  const { toolbarTitle, allComments, subtitle, items, toasts } = sample.data
  const toast = useToast()

  return (
    <Page>
      <Header title={toolbarTitle} back={{ href: '/items/comment/', label: 'Comments' }} />
      <Content sample={sample} grouped>
        <div className="mx-auto w-full max-w-160">
          <CommentHeading title={allComments} subtitle={subtitle} />
          <ul className="grid gap-gap px-margin">
            {items.map((item, index) => (
              <Card
                key={item.id}
                as="li"
                className="material:border material:border-outline-variant material:bg-page"
              >
                <button
                  type="button"
                  onClick={() => toast(fill(toasts.item, { title: item.title }))}
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
    </Page>
  )
}
