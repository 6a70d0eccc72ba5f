'use client'
import { Bell, Heart, Image, Plus, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Counters } from '@/components/ui/counters'
import { Fab } from '@/components/ui/fab'
import { FabMenu } from '@/components/ui/fab-menu'
import { FloatingToolbar } from '@/components/ui/floating-toolbar'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { OrDivider } from '@/components/ui/or-divider'
import { Picture } from '@/components/ui/picture'
import { ProgressBar } from '@/components/ui/progress-bar'
import { ProgressRing } from '@/components/ui/progress-ring'
import { ReactionButton } from '@/components/ui/reaction-button'
import { Shape } from '@/components/ui/shape'
import { Spinner } from '@/components/ui/spinner'
import { SplitButton } from '@/components/ui/split-button'
import { StateView } from '@/components/ui/state-view'
import { Tile } from '@/components/ui/tile'

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3 px-margin">{children}</div>
)

const variants = ['fill', 'soft', 'outline', 'text'] as const
const sizes: ButtonProps['size'][] = ['xs', 'sm', 'md', 'lg']
const actions = [
  { id: 'photo', title: 'Add a photo', icon: <Image aria-hidden="true" /> },
  { id: 'note', title: 'Add a note', icon: <Send aria-hidden="true" />, group: 'text' },
]
const fabSizes = ['default', 'medium', 'large'] as const
const noop = () => {}

/** Samples of components that are not inputs, by the names of the components. */
export const staticComponents: Readonly<Record<string, () => ReactNode>> = {
  Button: () => (
    <>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} danger>
            Delete
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
        </Row>
      ))}
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} icon={<Plus aria-hidden="true" className="size-4" />}>
            {size}
          </Button>
        ))}
      </Row>
      {([false, true] as const).map((pressed) => (
        <Row key={String(pressed)}>
          {variants.slice(0, 3).map((variant) => (
            <Button key={variant} variant={variant} pressed={pressed}>
              {variant}
            </Button>
          ))}
          <Button shape="square" pressed={pressed}>
            square
          </Button>
        </Row>
      ))}
    </>
  ),
  SplitButton: () => (
    <Row>
      <SplitButton label="Other ways to send" actions={actions} onClick={noop} onSelect={noop}>
        Send
      </SplitButton>
      <SplitButton label="Other ways to send" actions={actions} disabled onClick={noop} onSelect={noop}>
        Disabled
      </SplitButton>
    </Row>
  ),
  IconButton: () => (
    <Row>
      <IconButton label="Notifications">
        <Bell aria-hidden="true" />
      </IconButton>
      <IconButton label="Favorite" pressed>
        <Heart aria-hidden="true" />
      </IconButton>
      <IconButton label="Send" disabled>
        <Send aria-hidden="true" />
      </IconButton>
    </Row>
  ),
  'FabMenu and FloatingToolbar': () => (
    <div className="relative h-44">
      <FloatingToolbar label="Format">
        <IconButton label="Notifications">
          <Bell aria-hidden="true" />
        </IconButton>
        <IconButton label="Favorite" pressed>
          <Heart aria-hidden="true" />
        </IconButton>
      </FloatingToolbar>
      <FabMenu label="Add" actions={actions} onSelect={noop} />
    </div>
  ),
  'Docked FloatingToolbar': () => (
    <div className="relative h-20">
      <FloatingToolbar label="Format" docked>
        <IconButton label="Picture" pressed>
          <Image aria-hidden="true" />
        </IconButton>
        <IconButton label="Notifications">
          <Bell aria-hidden="true" />
        </IconButton>
        <IconButton label="Favorite">
          <Heart aria-hidden="true" />
        </IconButton>
      </FloatingToolbar>
    </div>
  ),
  Fab: () => (
    <div className="grid grid-cols-2">
      {fabSizes.flatMap((size) => [
        <div key={size} className="relative h-32">
          <Fab icon={<Plus />} label="Add" size={size} onClick={noop} />
        </div>,
        <div key={`${size} text`} className="relative h-32">
          <Fab icon={<Plus />} label="Add" text="Add" size={size} onClick={noop} />
        </div>,
      ])}
    </div>
  ),
  'Chip, Badge, and ReactionButton': () => (
    <Row>
      <Chip>Near me</Chip>
      <Chip selected>Open now</Chip>
      <Badge>9</Badge>
      <Badge tone="tint">New</Badge>
      <Badge tone="alert">3</Badge>
      {(['like', 'comment', 'favorite'] as const).map((kind) => (
        <ReactionButton
          key={kind}
          kind={kind}
          label={kind}
          initialReaction={{ isActive: kind === 'like', number: 12 }}
        >
          {String}
        </ReactionButton>
      ))}
    </Row>
  ),
  'List and Item': () => (
    <List header="Inbox" footer="Three messages">
      <Item
        start={<Avatar src="avatar-aiko" />}
        title="Aiko"
        subtitle="See you at nine"
        end={<Badge>2</Badge>}
      />
      <Item start={<Tile>{<Bell aria-hidden="true" />}</Tile>} title="Notifications" chevron onClick={noop} />
      <Item title="Selected" selected onClick={noop} />
      <Item title="Disabled" disabled onClick={noop} />
    </List>
  ),
  'Spinner and progress': () => (
    <Row>
      <Spinner />
      <ProgressRing value={65}>65</ProgressRing>
      <ProgressBar label="Loading" className="w-full" />
    </Row>
  ),
  'Card, Picture, and Tile': () => (
    <div className="grid grid-cols-2 gap-3 px-margin">
      <Card>
        <Picture src="food-salad" ratio="3/2" />
        <p className="p-3">Card with a picture</p>
      </Card>
      <Card className="p-3">
        <Tile large>
          <Heart aria-hidden="true" />
        </Tile>
      </Card>
    </div>
  ),
  'Avatar and Counters': () => (
    <>
      <Row>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Avatar key={size} src="avatar-leo" size={size} />
        ))}
      </Row>
      <OrDivider>or</OrDivider>
      <Counters
        items={[
          { label: 'Posts', value: '128' },
          { label: 'Followers', value: '4,096' },
        ]}
      />
    </>
  ),
  Shape: () => (
    <Row>
      {(['cookie9', 'clover4', 'softBurst', 'heart'] as const).map((name) => (
        <Shape key={name} name={name} className="size-16 rounded-full bg-tint-soft" />
      ))}
    </Row>
  ),
  StateView: () => (
    <>
      <StateView kind="loading" silent />
      <StateView kind="empty" title="No messages" description="New messages appear here." />
      <StateView kind="error" onRetry={noop} silent />
    </>
  ),
}
