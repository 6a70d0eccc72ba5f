'use client'
import './live-embed.css'
import { useRef, useState } from 'react'
import { withBase } from '@/lib/navigation/href'

declare global {
  interface Window {
    /** API of `/embed.js`, once it has loaded. */
    Patternbook?: { embed: (link: HTMLAnchorElement) => HTMLIFrameElement }
  }
}

/** Demo of `/embed.js`: a link with `data-patternbook`, as on another site, and a button that runs the published script. */
export function EmbedScriptDemo() {
  const container = useRef<HTMLDivElement>(null)
  const [linkKey, setLinkKey] = useState(0)
  const [status, setStatus] = useState<'link' | 'loading' | 'screen' | 'failed'>('link')

  const runScript = () => {
    const link = container.current?.querySelector('a')
    if (!link || status === 'loading') return
    if (window.Patternbook) {
      window.Patternbook.embed(link)
      return setStatus('screen')
    }
    const script = document.createElement('script')
    script.src = withBase('/embed.js')
    script.onload = () => setStatus('screen')
    script.onerror = () => {
      script.remove()
      setStatus('failed')
    }
    document.head.append(script)
    setStatus('loading')
  }
  const restoreLink = () => {
    setLinkKey(linkKey + 1)
    setStatus('link')
  }

  return (
    <div className="sh-embed-script-demo">
      <div className="sh-actions">
        <button type="button" className="sh-button" onClick={status === 'screen' ? restoreLink : runScript}>
          {status === 'screen' ? 'Restore the link' : 'Run the script'}
        </button>
      </div>
      {/* The script replaces the link that React rendered, so restoring the link renders a new element. */}
      <div key={linkKey} ref={container}>
        <a data-patternbook="" data-width="360" data-height="560" href={withBase('/alert/1/?mode=md')}>
          Alerts in Material
        </a>
      </div>
      <p role="status">
        {status === 'failed' && 'The script could not be loaded. Check your connection and try again.'}
      </p>
    </div>
  )
}
