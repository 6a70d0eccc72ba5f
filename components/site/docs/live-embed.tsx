'use client'
import './live-embed.css'
import { useEffect, useRef, useState } from 'react'
import { withBase } from '@/lib/navigation/href'
import { connectToEmbed, type EmbedConnection, type EmbedReport } from '@/lib/site/embed/connect-to-embed'
import type { SetStateMessage } from '@/lib/site/embed/protocol'

const stateChanges: readonly { text: string; state: SetStateMessage['state'] }[] = [
  { text: 'iOS', state: { mode: 'ios' } },
  { text: 'Material', state: { mode: 'md' } },
  { text: 'Light', state: { theme: 'light' } },
  { text: 'Dark', state: { theme: 'dark' } },
  { text: 'Right to left', state: { dir: 'rtl' } },
  { text: 'Left to right', state: { dir: 'ltr' } },
  { text: 'Purple', state: { accent: 'purple' } },
]

/** Demo of an embedded screen that the page controls with messages. The last report of the screen is shown next to it. */
export function LiveEmbed() {
  const iframeRef = useRef<HTMLIFrameElement>(null)
  const connection = useRef<EmbedConnection>(undefined)
  const [report, setReport] = useState<EmbedReport>()

  useEffect(() => {
    const newConnection = connectToEmbed(iframeRef.current!)
    connection.current = newConnection
    newConnection.on(setReport)
    return newConnection.close
  }, [])

  return (
    <div className="sh-live-embed">
      <iframe
        ref={iframeRef}
        title="Login screen, live"
        src={withBase('/login/0/?embed=1&mode=ios&theme=light&dir=ltr')}
        width="360"
        height="640"
        loading="lazy"
      />
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div role="group" aria-label="Change the screen" className="sh-actions">
          {stateChanges.map(({ text, state }) => (
            <button
              key={text}
              type="button"
              className="sh-button"
              onClick={() => connection.current?.set(state)}
            >
              {text}
            </button>
          ))}
        </div>
        <pre aria-live="polite">
          {report ? JSON.stringify(report, null, 2) : 'The response appears here when the screen has loaded.'}
        </pre>
      </div>
    </div>
  )
}
