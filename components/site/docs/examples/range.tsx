import { useState } from 'react'
import { Range } from '@/components/ui/range'

export default function Example() {
  const [volume, setVolume] = useState(40)
  const [price, setPrice] = useState({ lower: 20, upper: 70 })
  return (
    <div className="grid w-full gap-6">
      <Range label="Volume" value={volume} onChange={setVolume} />
      <Range
        label="Price"
        thumbLabels={{ lower: 'Lowest price', upper: 'Highest price' }}
        step={10}
        showTicks
        format={(value) => `$${value}`}
        value={price}
        onChange={setPrice}
      />
    </div>
  )
}
