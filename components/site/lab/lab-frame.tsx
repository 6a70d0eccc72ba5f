'use client'
import { createPortal } from 'react-dom'
import { OverlaysOnWindow } from '@/components/site/shell/overlays-on-window'
import { backHandlers } from '@/lib/back'
import { useFrame } from '@/lib/frame/use-frame'
import { PageStack } from '@/lib/navigation/page-stack'
import { OverlayProvider } from '@/lib/overlay/overlay-provider'
import { useOverlayEvents } from '@/lib/overlay/use-overlay-events'
import { fromOverlayEvent } from '../event-log/event-log'
import type { EventInput } from '../event-log/logged-event'
import { LabPage, resolveLabPage } from './lab-page'
import { LabPanel } from './lab-panel'
import { labTabs } from './lab-tabs'
import { LogEventContext } from './log-event-context'

type LabFrameProps = {
  /** ID of the selected tab. */
  tabId: string
  /** Element outside of the frame into which the panel is rendered; null until it has mounted. */
  panelContainer: HTMLElement | null
  /** Called with every event of overlays and panels, for the event log. */
  onEvent: (event: EventInput) => void
}

/** If an overlay or a menu is open, passes the press of Back to it and returns true, so that the page remains. */
const beforePop = (): boolean => {
  if (!backHandlers.canClose()) return false
  void backHandlers.handlePress('back')
  return true
}

/** Passes all overlay events of the frame to `onEvent`. */
function OverlayEventLogger({ onEvent }: Pick<LabFrameProps, 'onEvent'>) {
  useOverlayEvents((event) => onEvent(fromOverlayEvent(event)))
  return null
}

/**
 * The frame of the lab: a page stack of small pages, and the overlays. A portal renders the panel next to the frame, but in the
 * React tree, the panel is inside the frame's providers, so the overlays that the panel opens appear in the frame.
 */
export function LabFrame({ tabId, panelContainer, onEvent }: LabFrameProps) {
  const { lang } = useFrame()
  const selectedTab = labTabs.find(({ id }) => id === tabId)
  return (
    <div data-frame="" lang={lang}>
      <LogEventContext value={onEvent}>
        <OverlayProvider load={() => import('@/components/overlays/overlay-host')} fillsViewport={false}>
          <PageStack
            initialPage={<LabPage />}
            history="memory"
            resolveScreen={resolveLabPage}
            lang={lang}
            beforePop={beforePop}
          />
          <OverlayEventLogger onEvent={onEvent} />
          {panelContainer && selectedTab && createPortal(<LabPanel tab={selectedTab} />, panelContainer)}
          <OverlaysOnWindow />
        </OverlayProvider>
      </LogEventContext>
    </div>
  )
}
