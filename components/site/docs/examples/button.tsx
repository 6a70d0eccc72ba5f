import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

const sizes: ButtonProps['size'][] = ['xs', 'sm', 'lg']

export default function Example() {
  const [isReminded, setReminded] = useState(true)
  const [isMuted, setMuted] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button>Continue</Button>
      <Button variant="soft">Save for later</Button>
      <Button variant="outline">Details</Button>
      <Button variant="text">Skip</Button>
      <Button danger>Delete</Button>
      <Button busy>Saving</Button>
      <Button disabled>Send</Button>
      {sizes.map((size) => (
        <Button key={size} variant="soft" size={size}>
          Size {size}
        </Button>
      ))}
      <Button shape="square">Square</Button>
      <Button pressed={isReminded} onClick={() => setReminded(!isReminded)}>
        Remind me
      </Button>
      <Button variant="outline" shape="square" pressed={isMuted} onClick={() => setMuted(!isMuted)}>
        Mute
      </Button>
    </div>
  )
}
