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
import english from '@/data/animation/layout7.json'
import { ReplayButton } from './replay-button'

type Animation6Data = typeof english

/** BounceIn Right: neighbours fly in from the end side and swing into place. */
export default function Animation6Screen({ data = english }: { data?: Animation6Data }) {
  const { row, replay } = useEntrance(entrances.bounceInRight)
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <List header={data.title} columns className="overflow-x-clip">
          {data.items.map(({ id, avatar, title }) => (
            <Item
              {...row}
              key={id}
              title={title}
              lead={<Avatar name={avatar} className="ios:size-11" />}
              onClick={() => toast(fill(data.toasts.item, { title }))}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
