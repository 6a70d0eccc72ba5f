'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout8.json'
import { ReplayButton } from './replay-button'

/** Props of Animation7. */
export type Animation7Props = ScreenProps<typeof english> & {
  /** Called with the comment that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** SlideIn Left: a conversation; the comments travel in from the start side without fading. */
export default function Animation7({ data = english, onBack, ...callbacks }: Animation7Props) {
  const { row, replay } = useEntrance(entrances.slideInLeft)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <div className="flex-none px-margin pt-3 material:pt-2 material:pb-2">
          <h1 className="text-balance text-title1">{data.allComments}</h1>
          <p className="mt-0.5 text-label-2 text-subhead">{data.subtitle}</p>
        </div>
        <List columns className="overflow-x-clip">
          {data.items.map((comment) => (
            <Item
              ref={row.ref}
              key={comment.id}
              title={<span className="text-headline">{comment.title}</span>}
              subtitle={<span className="text-footnote">{comment.time}</span>}
              lead={<Avatar name={comment.image} className="ios:size-11" />}
              onClick={() => onSelect(comment)}
              className={`${row.className} [&_[data-lead]]:items-start`}
            >
              <span className="text-pretty text-body">{comment.description}</span>
            </Item>
          ))}
        </List>
      </Content>
    </Page>
  )
}
