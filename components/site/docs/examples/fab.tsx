import { useState } from 'react'
import { AddIcon } from '@/components/ui/action-icons'
import { Fab } from '@/components/ui/fab'
import { IconButton } from '@/components/ui/icon-button'

export default function Example() {
  const [playlistCount, setPlaylistCount] = useState(3)
  const add = () => setPlaylistCount(playlistCount + 1)
  return (
    <div className="relative h-72">
      <div className="flex min-h-target items-center justify-between px-margin">
        <span aria-live="polite" className="text-title3">
          {playlistCount} playlists
        </span>
        <IconButton icon={AddIcon} label="New playlist" onClick={add} className="material:hidden" />
      </div>
      <Fab icon={<AddIcon />} label="New playlist" text="New playlist" size="medium" onClick={add} />
    </div>
  )
}
