'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout8.json'
import { ReplayButton } from './replay-button'

type Animation7Data = typeof english

/** SlideIn Left: a conversation; the comments travel in from the start side without fading. */
export default function Animation7Screen({ data = english }: { data?: Animation7Data }) {
  const { row, replay } = useEntrance(entrances.slideInLeft)
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <div className="flex-none px-margin pt-3 material:pt-2 material:pb-2">
          <h1 className="text-balance text-title1">{data.allComments}</h1>
          <p className="mt-0.5 text-label-2 text-subhead">{data.subtitle}</p>
        </div>
        <List columns className="overflow-x-clip">
          {data.items.map(({ id, image, title, time, description }) => (
            <Item
              ref={row.ref}
              key={id}
              title={<span className="text-headline">{title}</span>}
              subtitle={<span className="text-footnote">{time}</span>}
              lead={<Avatar name={image} className="ios:size-11" />}
              onClick={() => toast(fill(data.toasts.item, { title }))}
              className={`${row.className} [&_[data-lead]]:items-start`}
            >
              <span className="text-pretty text-body">{description}</span>
            </Item>
          ))}
        </List>
      </Content>
    </Page>
  )
}
