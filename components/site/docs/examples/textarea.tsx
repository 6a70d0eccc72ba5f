import { useState } from 'react'
import { FieldGroup } from '@/components/ui/field-group'
import { Textarea } from '@/components/ui/textarea'

export default function Example() {
  const [text, setText] = useState('The ferry was on time')
  return (
    <FieldGroup className="w-full">
      <Textarea label="Your review" value={text} onChange={setText} rows={3} />
    </FieldGroup>
  )
}
