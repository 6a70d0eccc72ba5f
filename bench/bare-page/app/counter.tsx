'use client'
import { useState } from 'react'

/** The only client component; it makes the framework load and hydrate. */
export function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}
