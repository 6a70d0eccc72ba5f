'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { StateView } from '@/components/ui/state-view'

type EmptyListProps = {
  labels: { title: string; description: string; action: string }
  onRestore: () => void
}

/** Replaces the list when its last row has been dismissed. */
export function EmptyList({ labels, onRestore }: EmptyListProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  // If the removed row had the focus, the button receives it, because there is no other row.
  useEffect(() => {
    if (document.activeElement === document.body) containerRef.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={containerRef} className="flex flex-1 flex-col">
      <StateView
        kind="empty"
        title={labels.title}
        description={labels.description}
        action={
          <Button variant="soft" onClick={() => onRestore()}>
            {labels.action}
          </Button>
        }
      />
    </div>
  )
}
