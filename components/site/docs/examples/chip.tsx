import { useState } from 'react'
import { Chip } from '@/components/ui/chip'

export default function Example() {
  const [filter, setFilter] = useState('Near me')
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {['Near me', 'Open now', 'Under $20'].map((name) => (
        <Chip key={name} selected={filter === name} onClick={() => setFilter(name)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
