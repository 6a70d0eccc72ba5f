import { useState } from 'react'
import { MoreIcon, SearchIcon } from '@/components/ui/action-icons'
import { CheckIcon, ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'

export default function Example() {
  const [isDone, setDone] = useState(true)
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <IconButton icon={ShareIcon} label="Share" />
      <IconButton icon={SearchIcon} label="Search" />
      <IconButton icon={CheckIcon} label="Done" pressed={isDone} onClick={() => setDone(!isDone)} />
      <IconButton icon={MoreIcon} label="More" disabled />
    </div>
  )
}
