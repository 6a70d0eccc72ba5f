import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'

export default function Example() {
  const [pressed, setPressed] = useState(true)
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <IconButton icon="share" label="Share" />
      <IconButton icon="search" label="Search" />
      <IconButton icon="check" label="Done" pressed={pressed} onClick={() => setPressed(!pressed)} />
      <IconButton icon="more" label="More" disabled />
    </div>
  )
}
