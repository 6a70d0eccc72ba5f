import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'

export default function Example() {
  return (
    <List header="Inbox" footer="Updated just now">
      <Item
        start={<Avatar src="avatar-amara" />}
        title="Amara Diallo"
        subtitle="The photos from Dakar are ready"
        end={<Badge tone="tint">2</Badge>}
        onClick={() => {}}
      />
      <Item
        start={<Avatar src="avatar-hugo" />}
        title="Hugo Lund"
        subtitle="See you at the harbor"
        onClick={() => {}}
      />
      <Item title="Archive" chevron onClick={() => {}} />
    </List>
  )
}
