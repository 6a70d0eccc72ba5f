'use client'
import { useState } from 'react'

/** Lines that are kept. */
const KEPT = 8

let count = 0

/** The newest lines of what a panel has heard, newest first. */
export const useLog = () => {
  const [lines, setLines] = useState<readonly { id: number; text: string }[]>([])
  const [log] = useState(
    () => (text: string) => setLines((before) => [{ id: ++count, text }, ...before].slice(0, KEPT)),
  )
  return { lines, log }
}
