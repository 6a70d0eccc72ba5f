'use client'
import '../docs/page.css'
import '../shell/toolbar/toolbar.css'
import '../shared/scroll-row.css'
import './lab.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SiteHeader } from '../docs/site-header'
import { createEventLog } from '../event-log/event-log'
import { EventLogView } from '../event-log/event-log-view'
import { markReady } from '../shell/loading/ready'
import { LabFrame } from './frame'
import { parts } from './parts'
import { Switches } from './switches'
import { Tabs } from './tabs'

/**
 * The engine lab: a device with a small page, the panel of the selected part of the engines, and an event log. The URL
 * contains the selected part: `/lab/#toast`.
 */
export function Lab() {
  const [partId, setPartId] = useState(parts[0]?.id ?? '')
  const [panelContainer, setPanelContainer] = useState<HTMLElement | null>(null)
  const [log] = useState(createEventLog)
  const events = useSyncExternalStore(log.subscribe, log.get, log.get)

  useEffect(markReady, [])
  useEffect(() => log.watchPages('/lab'), [log])
  useEffect(() => log.watchGestures(), [log])
  useEffect(() => {
    const selectFromHash = () => {
      const requestedPart = parts.find(({ id }) => `#${id}` === location.hash)
      if (requestedPart) setPartId(requestedPart.id)
    }
    selectFromHash()
    addEventListener('hashchange', selectFromHash)
    return () => removeEventListener('hashchange', selectFromHash)
  }, [])

  const selectPart = (id: string) => {
    setPartId(id)
    history.replaceState(history.state, '', `#${id}`)
  }

  return (
    <div className="sh-page lab">
      <SiteHeader current="lab" />
      <main id="content" className="lab-controls">
        <div className="lab-intro" dir="ltr">
          <h1>Engine lab</h1>
          <p>Change the options of overlays, page transitions, and gestures, and watch their events.</p>
        </div>
        <section className="lab-preview" aria-label="Device">
          <Switches />
          <div className="lab-device">
            <LabFrame partId={partId} panelContainer={panelContainer} onEvent={log.add} />
          </div>
        </section>
        <section className="lab-parts" aria-label="Parts" lang="en" dir="ltr">
          <Tabs tabs={parts} selected={partId} onSelect={selectPart} />
          <div
            ref={setPanelContainer}
            role="tabpanel"
            id="lab-panel"
            aria-labelledby={`lab-tab-${partId}`}
            className="lab-panel"
          />
        </section>
        <EventLogView events={events} onClear={log.clear} />
      </main>
    </div>
  )
}
