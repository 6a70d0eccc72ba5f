import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SplitButton } from '@/components/ui/split-button'
import { Download } from '@/components/ui/symbols/download'
import { Image } from '@/components/ui/symbols/image'
import { Images } from '@/components/ui/symbols/images'
import { Mail } from '@/components/ui/symbols/mail'
import { Send } from '@/components/ui/symbols/send'

const actions = [
  { id: 'PNG', title: 'Save as PNG', icon: <Image />, group: 'save' },
  { id: 'album', title: 'Save to an album', icon: <Images />, group: 'save' },
  { id: 'email', title: 'Send by email', icon: <Mail />, group: 'send' },
  { id: 'message', title: 'Send as a message', icon: <Send />, group: 'send' },
]

export default function Example() {
  const [action, setAction] = useState('')
  return (
    <div className="grid justify-items-center gap-3 self-start">
      <SplitButton
        label="More save and send options"
        icon={<Download className="size-5" />}
        actions={actions}
        onClick={() => setAction('PDF')}
        onSelect={setAction}
        className="ios:hidden baseline:hidden"
      >
        Save
      </SplitButton>
      <Button onClick={() => setAction('PDF')} className="expressive:hidden">
        Save
      </Button>
      <p role="status" className="text-secondary-label text-subhead">
        {action && `Chosen: ${action}`}
      </p>
    </div>
  )
}
