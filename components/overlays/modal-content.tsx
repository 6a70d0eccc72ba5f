'use client'

import { PageContext } from '@/lib/navigation/use-page'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { ParentModalIdContext } from '@/lib/overlay/parent-modal-id-context'
import { OverlayContent } from './overlay-content'
import { useModalPage } from './use-modal-page'

/** The content of a modal, with its own page lifecycle. Modals that are opened from the content close with this modal. */
export function ModalContent({ view }: { view: OverlayViewModel<'modal'> }) {
  const page = useModalPage(view.state)
  return (
    <ParentModalIdContext value={view.id}>
      <PageContext value={page}>
        <OverlayContent content={view.options.content} view={view} />
      </PageContext>
    </ParentModalIdContext>
  )
}
