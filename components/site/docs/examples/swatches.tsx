import { useState } from 'react'
import { Swatches } from '@/components/ui/swatches'

const options = [
  { id: 'blue', title: 'Blue' },
  { id: 'green', title: 'Green' },
  { id: 'purple', title: 'Purple' },
  { id: 'orange', title: 'Orange' },
]

export default function Example() {
  const [color, setColor] = useState('purple')
  return (
    <div className="w-full">
      <Swatches label="Color" options={options} value={color} onChange={setColor} />
    </div>
  )
}
