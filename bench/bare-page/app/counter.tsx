'use client'
import { useState } from 'react'

/** Renders a counter. It is the only client component of the page, and makes the framework load and hydrate. */
export function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}
