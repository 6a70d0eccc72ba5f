'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Parallax } from '@/components/ui/parallax'
import { ReactionButton } from '@/components/ui/reaction-button'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout3.json'

type Parallax2Data = typeof english

/** A person in the middle of the photo, and friends whose hearts make them favorites. */
export default function Parallax2Screen({ data = english }: { data?: Parallax2Data }) {
  const { toasts, labels } = data
  const toast = useToast()

  return (
    <Page>
      <Header title={data.title} titleAs="div" over back={{ href: '/items/parallax/', label: 'Parallax' }} />
      <Content grouped>
        <Parallax
          name={data.headerImage}
          alt={data.headerImageAlt}
          className="min-h-[round(up,40cqh,1px)] [--head:13.5rem]"
        >
          <Avatar
            name={data.avatar}
            size="2xl"
            eager
            className="mx-auto border-4 border-white shadow-[0_8px_24px_rgb(0_0_0/0.28)]"
          />
          <h1
            className={`mt-3 text-balance text-center [--gutter:2.5rem] ${fittedTitle(data.title, 'title1')}`}
          >
            {data.title}
          </h1>
          <p className="mt-0.5 text-balance text-center text-subhead">{data.subtitle}</p>
        </Parallax>
        <List columns>
          {data.items.map(({ id, avatar, title, favorite }) => (
            <Item
              key={id}
              title={title}
              lead={<Avatar name={avatar} className="ios:size-11" />}
              onClick={() => toast(fill(toasts.item, { title }))}
              actions={
                <ReactionButton
                  kind="like"
                  initial={{ isActive: favorite, number: 0 }}
                  label={fill(labels.favorite, { title })}
                  onChange={({ isActive }) =>
                    toast(fill(isActive ? toasts.favorite : toasts.unfavorite, { title }))
                  }
                />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
