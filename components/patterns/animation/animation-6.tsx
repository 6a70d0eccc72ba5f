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
import english from '@/data/animation/layout7.json'
import { ReplayButton } from './replay-button'

/** Props of Animation6. */
export type Animation6Props = ScreenProps<typeof english> & {
  /** Called with the neighbor that was pressed. */
  onSelect?: (person: (typeof english)['items'][number]) => void
}

/** BounceIn Right: neighbors slide in from the end side with a bounce. */
export default function Animation6({ data = english, onBack, ...callbacks }: Animation6Props) {
  const { row, replay } = useEntrance(entrances.bounceInRight)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <List header={data.title} columns className="overflow-x-clip">
          {data.items.map((person) => (
            <Item
              {...row}
              key={person.id}
              title={person.title}
              subtitle={person.subtitle}
              lead={<Avatar name={person.avatar} className="ios:size-11" />}
              onClick={() => onSelect(person)}
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
