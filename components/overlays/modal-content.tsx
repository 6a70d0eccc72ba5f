'use client'

import { PageContext } from '@/lib/navigation/use-page'
import type { OverlayView } from '@/lib/overlay/overlay-view'
import { ParentModalContext } from '@/lib/overlay/parent-modal-context'
import { contentOf } from './content'
import { useModalPage } from './use-modal-page'

/** The content of a modal. The content is a page. Modals that are opened from the content close together with this modal. */
export function ModalContent({ view }: { view: OverlayView<'modal'> }) {
  const page = useModalPage(view.state)
  return (
    <ParentModalContext value={view.id}>
      <PageContext value={page}>{contentOf(view.options.content, view)}</PageContext>
    </ParentModalContext>
  )
}
