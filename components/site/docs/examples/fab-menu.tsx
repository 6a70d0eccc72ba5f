import { useState } from 'react'
import { AddIcon } from '@/components/ui/action-icons'
import { FabMenu } from '@/components/ui/fab-menu'
import { IconButton } from '@/components/ui/icon-button'
import { Camera } from '@/components/ui/symbols/camera'
import { Images } from '@/components/ui/symbols/images'

const actions = [
  { id: 'camera', title: 'Take a photo', icon: <Camera className="size-6 flex-none" /> },
  { id: 'library', title: 'Choose a photo', icon: <Images className="size-6 flex-none" /> },
]

export default function Example() {
  const [photoCount, setPhotoCount] = useState(12)
  const add = () => setPhotoCount(photoCount + 1)
  return (
    <div className="relative h-72">
      <div className="flex min-h-target items-center justify-between px-margin">
        <span aria-live="polite" className="text-title3">
          {photoCount} photos
        </span>
        <IconButton icon={AddIcon} label="Add a photo" onClick={add} className="expressive:hidden" />
      </div>
      <FabMenu label="Add a photo" size="medium" actions={actions} onSelect={add} />
    </div>
  )
}
