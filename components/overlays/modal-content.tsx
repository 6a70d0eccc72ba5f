'use client'

import { PageContext } from '@/lib/navigation/use-page'
import type { OverlayView } from '@/lib/overlay/overlay-view'
import { ParentContext } from '@/lib/overlay/parent-context'
import { contentOf } from './content'
import { useModalPage } from './use-modal-page'

/** The content of a modal. The content is a page. Modals that are opened from the content close together with this modal. */
export function ModalContent({ view }: { view: OverlayView<'modal'> }) {
  const page = useModalPage(view.state)
  return (
    <ParentContext value={view.id}>
      <PageContext value={page}>{contentOf(view.options.content, view)}</PageContext>
    </ParentContext>
  )
}
