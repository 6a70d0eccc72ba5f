'use client'

import { PageContext } from '@/lib/navigation/use-page'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { ParentModalIdContext } from '@/lib/overlay/parent-modal-id-context'
import { resolveContent } from './content'
import { useModalPage } from './use-modal-page'

/** The content of a modal. The content is a page. Modals that are opened from the content close together with this modal. */
export function ModalContent({ view }: { view: OverlayViewModel<'modal'> }) {
  const page = useModalPage(view.state)
  return (
    <ParentModalIdContext value={view.id}>
      <PageContext value={page}>{resolveContent(view.options.content, view)}</PageContext>
    </ParentModalIdContext>
  )
}
