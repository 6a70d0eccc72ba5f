'use client'

import { PageContext } from '@/lib/navigation/use-page'
import type { Live } from '@/lib/overlay/live'
import { ParentContext } from '@/lib/overlay/parent-context'
import { contentOf } from './content'
import { useModalPage } from './use-modal-page'

/** What a modal shows. It is a page of its own, and modals opened from it belong to it. */
export function ModalContent({ live }: { live: Live<'modal'> }) {
  const page = useModalPage(live.state)
  return (
    <ParentContext value={live.id}>
      <PageContext value={page}>{contentOf(live.options.content, live)}</PageContext>
    </ParentContext>
  )
}
