'use client'
import { useState } from 'react'
import { Stepper } from '@/components/ui/stepper'

export default function Example() {
  const [guests, setGuests] = useState(2)
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <span aria-live="polite" className="text-body">
        {guests} guests
      </span>
      <Stepper
        label="Guests"
        lessLabel="Fewer guests"
        moreLabel="More guests"
        value={guests}
        min={2}
        max={8}
        onChange={setGuests}
      />
    </div>
  )
}
