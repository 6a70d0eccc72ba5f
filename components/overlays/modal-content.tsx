'use client'

import { Suspense } from 'react'
import { PageContext } from '@/lib/navigation/use-page'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { ParentModalIdContext } from '@/lib/overlay/parent-modal-id-context'
import { resolveContent } from './overlay-content'
import { useModalPage } from './use-modal-page'

/**
 * The content of a modal, with its own page lifecycle. Modals that are opened from the content close with this modal. While the
 * content suspends, the modal is empty, but it can be presented, has the focus, and can be dismissed.
 */
export function ModalContent({ view }: { view: OverlayViewModel<'modal'> }) {
  const page = useModalPage(view.state)
  return (
    <ParentModalIdContext value={view.id}>
      <PageContext value={page}>
        <Suspense fallback={null}>{resolveContent(view.options.content, view)}</Suspense>
      </PageContext>
    </ParentModalIdContext>
  )
}
