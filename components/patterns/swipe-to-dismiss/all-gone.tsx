'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { StateView } from '@/components/ui/state-view'

type AllGoneProps = { words: { title: string; description: string; action: string }; onRestore: () => void }

/** Replaces the list when its last row has been dismissed. */
export function AllGone({ words, onRestore }: AllGoneProps) {
  const view = useRef<HTMLDivElement>(null)
  // If the removed row had the focus, the button receives it, because there is no other row.
  useEffect(() => {
    if (document.activeElement === document.body) view.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={view} className="flex flex-1 flex-col">
      <StateView
        kind="empty"
        title={words.title}
        description={words.description}
        action={
          <Button variant="soft" onClick={onRestore}>
            {words.action}
          </Button>
        }
      />
    </div>
  )
}
