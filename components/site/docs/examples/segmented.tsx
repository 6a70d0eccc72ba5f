import { useState } from 'react'
import { Segmented } from '@/components/ui/segmented'

const options = [
  { id: 'day', title: 'Day' },
  { id: 'week', title: 'Week' },
  { id: 'month', title: 'Month' },
]

export default function Example() {
  const [value, setValue] = useState('week')
  return (
    <div className="w-full">
      <Segmented label="Period" options={options} value={value} onChange={setValue} />
    </div>
  )
}
