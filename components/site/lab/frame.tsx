'use client'
import { createPortal } from 'react-dom'
import { ConsoleOverlays } from '@/components/site/shell/console-overlays'
import { backLadder } from '@/lib/back'
import { useFrame } from '@/lib/frame/use-frame'
import { PageStack } from '@/lib/navigation/react'
import { OverlayProvider } from '@/lib/overlay/react'
import { useOverlayEvents } from '@/lib/overlay/use-overlay-events'
import type { EventInput } from '../event-log/event'
import { fromOverlayEvent } from '../event-log/event-log'
import { EventLogContext } from './event-log-context'
import { LabPage, resolve } from './page'
import { LabPanel } from './panel'
import { parts } from './parts'

type LabFrameProps = {
  /** The chosen part. */
  part: string
  /** Where its panel stands: outside the frame, but inside what the frame provides. */
  slot: HTMLElement | null
  onEvent: (event: EventInput) => void
}

/** An overlay is open: the step back closes that, and the page stays. */
const beforePop = (): boolean => {
  if (!backLadder.closable()) return false
  void backLadder.request('back')
  return true
}

/** Hands the life of every overlay of the frame on. */
function OverlayEventLogger({ onEvent }: Pick<LabFrameProps, 'onEvent'>) {
  useOverlayEvents((event) => onEvent(fromOverlayEvent(event)))
  return null
}

/**
 * The frame of the lab: a small page on a stack of its own, and the overlays. The panels stand beside it in the
 * document, and are its children all the same, so that what they open opens here.
 */
export function LabFrame({ part, slot, onEvent }: LabFrameProps) {
  const { lang } = useFrame()
  const chosen = parts.find(({ id }) => id === part)
  return (
    <div data-frame="" lang={lang}>
      <EventLogContext value={onEvent}>
        <OverlayProvider load={() => import('@/components/overlays/host')} modal={false}>
          <PageStack
            boot={<LabPage />}
            history="memory"
            resolve={resolve}
            lang={lang}
            beforePop={beforePop}
          />
          <OverlayEventLogger onEvent={onEvent} />
          {slot && chosen && createPortal(<LabPanel part={chosen} />, slot)}
          <ConsoleOverlays />
        </OverlayProvider>
      </EventLogContext>
    </div>
  )
}
