import { useState } from 'react'
import { MoreIcon, SearchIcon } from '@/components/ui/action-icons'
import { CheckIcon, ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'

export default function Example() {
  const [pressed, setPressed] = useState(true)
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <IconButton icon={ShareIcon} label="Share" />
      <IconButton icon={SearchIcon} label="Search" />
      <IconButton icon={CheckIcon} label="Done" pressed={pressed} onClick={() => setPressed(!pressed)} />
      <IconButton icon={MoreIcon} label="More" disabled />
    </div>
  )
}
