'use client'
import { useState } from 'react'
import { WheelPicker } from '@/components/ui/wheel-picker'

const toOptions = (labels: string[]) => labels.map((label) => ({ value: label, label }))
const columns = [
  { id: 'hour', label: 'Hour', options: toOptions('1 2 3 4 5 6 7 8 9 10 11 12'.split(' ')) },
  { id: 'minute', label: 'Minute', options: toOptions('00 05 10 15 20 25 30 35 40 45 50 55'.split(' ')) },
  { id: 'period', label: 'AM or PM', options: toOptions(['AM', 'PM']) },
]

export default function Example() {
  const [time, setTime] = useState<Record<string, string>>({ hour: '7', minute: '30', period: 'AM' })
  return <WheelPicker label="Time" columns={columns} value={time} onChange={setTime} className="w-full" />
}
