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
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout3.json'

type Row = (typeof english)['items'][number]

/** Props of Parallax2. */
export type Parallax2Props = ScreenProps<typeof english> & {
  /** Called with the person that was pressed. */
  onSelect?: (friend: Row) => void
  /** Called when a friend becomes a favorite or no longer is one. */
  onFavorite?: (friend: Row, isActive: boolean) => void
}

/** A person in the center of the photo, and friends with a heart button that marks favorites. */
export default function Parallax2({ data = english, onBack, ...callbacks }: Parallax2Props) {
  const { toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(fill(toasts.item, { title })),
    onFavorite = ({ title }, isActive) =>
      toast(fill(isActive ? toasts.favorite : toasts.unfavorite, { title })),
  } = callbacks

  return (
    <Page>
      <Header title={data.title} titleAs="div" over onBack={onBack} />
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
          {data.items.map((friend) => (
            <Item
              key={friend.id}
              title={friend.title}
              lead={<Avatar name={friend.avatar} className="ios:size-11" />}
              onClick={() => onSelect(friend)}
              actions={
                <ReactionButton
                  kind="like"
                  initial={{ isActive: friend.favorite, number: 0 }}
                  label={fill(labels.favorite, { title: friend.title })}
                  onChange={({ isActive }) => onFavorite(friend, isActive)}
                />
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
