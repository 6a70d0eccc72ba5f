import { useState } from 'react'
import { Stars } from '@/components/ui/stars'

export default function Example() {
  const [rating, setRating] = useState(4)
  return (
    <Stars
      label="Rating"
      value={rating}
      onChange={setRating}
      starLabel={(number) => (number === 1 ? '1 star' : `${number} stars`)}
    />
  )
}
