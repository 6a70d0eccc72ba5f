'use client'
import { useState } from 'react'
import { Stepper } from '@/components/ui/stepper'

export default function Example() {
  const [guestCount, setGuestCount] = useState(2)
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <span aria-live="polite" className="text-body">
        {guestCount} guests
      </span>
      <Stepper
        label="Guests"
        lessLabel="Fewer guests"
        moreLabel="More guests"
        value={guestCount}
        min={2}
        max={8}
        onChange={setGuestCount}
      />
    </div>
  )
}
