import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { List } from '@/components/ui/list'
import { SlidingItem } from '@/components/ui/sliding-item'
import { Bookmark } from '@/components/ui/symbols/bookmark'
import { Trash2 } from '@/components/ui/symbols/trash-2'

export default function Example() {
  const [isRemoved, setRemoved] = useState(false)
  if (isRemoved) return <Button onClick={() => setRemoved(false)}>Restore</Button>
  return (
    <List>
      <SlidingItem
        label="Actions for Amara Diallo"
        cancelLabel="Cancel"
        removeAction={{ label: 'Delete', icon: <Trash2 /> }}
        keepAction={{ label: 'Save', icon: <Bookmark /> }}
        onRemove={() => setRemoved(true)}
      >
        <div className="px-margin py-3">
          <p className="text-headline text-label">Amara Diallo</p>
          <p className="text-secondary-label text-subhead">Swipe this row, or touch and hold it</p>
        </div>
      </SlidingItem>
    </List>
  )
}
