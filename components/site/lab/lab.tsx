'use client'
import '../docs/page.css'
import '../shell/toolbar/toolbar.css'
import '../shared/scroll-row.css'
import './lab.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createEventLog } from '../event-log/event-log'
import { EventLogView } from '../event-log/event-log-view'
import { markDocumentReady } from '../shell/loading/document-ready'
import { SiteHeader } from '../site-header/site-header'
import { DeviceControls } from './device-controls'
import { LabFrame } from './lab-frame'
import { LabTabList } from './lab-tab-list'
import { labTabs } from './lab-tabs'

/**
 * The engine lab: a device with a small page, the panel of the selected part of the engines, and an event log. The fragment of
 * the URL can select a part, e.g. `/lab/#toast`.
 */
export function Lab() {
  const [tabId, setTabId] = useState(labTabs[0]?.id ?? '')
  const [panelContainer, setPanelContainer] = useState<HTMLElement | null>(null)
  const [log] = useState(createEventLog)
  const events = useSyncExternalStore(log.subscribe, log.get, log.get)

  useEffect(markDocumentReady, [])
  useEffect(() => log.watchPages('/lab'), [log])
  useEffect(() => log.watchGestures(), [log])
  useEffect(() => {
    const selectFromHash = () => {
      const requestedTab = labTabs.find(({ id }) => `#${id}` === location.hash)
      if (requestedTab) setTabId(requestedTab.id)
    }
    selectFromHash()
    addEventListener('hashchange', selectFromHash)
    return () => removeEventListener('hashchange', selectFromHash)
  }, [])

  const selectTab = (id: string) => {
    setTabId(id)
    history.replaceState(history.state, '', `#${id}`)
  }

  return (
    <div className="sh-page lab">
      <SiteHeader current="lab" />
      <main id="content" className="lab-layout">
        <div className="lab-intro" dir="ltr">
          <h1>Engine lab</h1>
          <p>Change the options of overlays, page transitions, and gestures, and watch their events.</p>
        </div>
        <section className="lab-preview" aria-label="Device">
          <DeviceControls />
          <div className="lab-device">
            <LabFrame tabId={tabId} panelContainer={panelContainer} onEvent={log.add} />
          </div>
        </section>
        <section className="lab-controls" aria-label="Parts" lang="en" dir="ltr">
          <LabTabList tabs={labTabs} selectedId={tabId} onSelect={selectTab} />
          <div
            ref={setPanelContainer}
            role="tabpanel"
            id="lab-panel"
            aria-labelledby={`lab-tab-${tabId}`}
            className="lab-panel"
          />
        </section>
        <EventLogView events={events} onClear={log.clear} />
      </main>
    </div>
  )
}
