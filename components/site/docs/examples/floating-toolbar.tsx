import { useState } from 'react'
import { FloatingToolbar } from '@/components/ui/floating-toolbar'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import { Heart } from '@/components/ui/symbols/heart'
import { Trash2 } from '@/components/ui/symbols/trash-2'
import { Toggle } from '@/components/ui/toggle'

export default function Example() {
  const [isDocked, setDocked] = useState(false)
  const [isFavorite, setFavorite] = useState(true)
  return (
    <>
      <div className="relative min-h-64 self-stretch">
        <Picture src="land-lake" ratio="fill" className="absolute! inset-0" />
        <FloatingToolbar label="Photo" docked={isDocked}>
          <IconButton icon={ShareIcon} label="Share" />
          <p className="min-w-0 flex-1 text-center text-headline ios-18:text-label ios-26:leading-12">Lake</p>
          <div className="contents ios-26:flex ios-26:items-center">
            <IconButton label="Favorite" pressed={isFavorite} onClick={() => setFavorite(!isFavorite)}>
              <Heart className={`size-6 ${isFavorite ? 'fill-current' : ''}`} />
            </IconButton>
            <IconButton label="Delete">
              <Trash2 className="size-6" />
            </IconButton>
          </div>
        </FloatingToolbar>
      </div>
      <List className="ios:hidden baseline:hidden">
        <Item
          as="label"
          title="Docked"
          end={<Toggle checked={isDocked} onChange={() => setDocked(!isDocked)} />}
        />
      </List>
    </>
  )
}
