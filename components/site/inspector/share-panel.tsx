import './panels.css'
import { Share2 } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import type { FrameState } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import { useFrame } from '@/lib/frame/use-frame'
import { parentRouteOf, type Route, withBase } from '@/lib/site/catalog'
import { patternScreenItemNameForPath } from '@/lib/site/catalog/registry-item-name'
import { CopyButton } from './copy-button'
import { embedSnippet } from './embed-snippet'
import type { PanelProps } from './panel-props'
import { PictureSection } from './picture-section'
import { includedState, shareParams } from './share-params'

/**
 * Returns the title of a page. In a section, the title of the parent page comes first (`Profile, Big Image`), unless both titles
 * are the same.
 */
const nameWithPattern = (route: Route): string => {
  const pattern = route.section && parentRouteOf(route)?.title
  return pattern && pattern !== route.title ? `${pattern}, ${route.title}` : route.title
}

/** The Share tab: the screen as a link, as a QR code for a phone, as an embed for another page, and as a picture. */
export default function SharePanel({ route }: PanelProps) {
  const state = useFrame()
  const [omittedParams, setOmittedParams] = useState<ReadonlySet<keyof FrameState>>(new Set())

  const registryName = patternScreenItemNameForPath(route.path)
  const params = shareParams(state)
  const query = writeQuery('', includedState(state, omittedParams), false)
  const relativeUrl = withBase(route.path) + query
  const shareUrl = location.origin + relativeUrl
  const snippet = embedSnippet(
    shareUrl,
    `${nameWithPattern(route)}, ${state.mode === 'ios' ? 'iOS' : 'Material'}`,
  )
  const oembedUrl = registryName && `${location.origin}${withBase(`/oembed/${registryName}.json`)}`

  const toggleParam = (key: keyof FrameState) => {
    const next = new Set(omittedParams)
    if (!next.delete(key)) next.add(key)
    setOmittedParams(next)
  }
  return (
    <>
      <section className="inspector-section">
        <h2>Link</h2>
        <p>
          {omittedParams.size === 0
            ? 'Opens this preview with all of its settings.'
            : 'Opens this preview with the checked settings.'}
        </p>
        <div className="inspector-field">
          <code dir="ltr">{relativeUrl}</code>
          <CopyButton text={shareUrl} label="Copy URL" />
        </div>
        <fieldset className="inspector-link-settings">
          <legend className="sh-hidden">Settings in the link</legend>
          {params.map(({ key, label, value }) => (
            <label key={key}>
              <input type="checkbox" checked={!omittedParams.has(key)} onChange={() => toggleParam(key)} />
              <span>
                {label} <em>{value}</em>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="inspector-hint">
          Unchecked settings follow each visitor’s preferences or the defaults.
        </p>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            className="inspector-button"
            onClick={() => navigator.share({ title: document.title, url: shareUrl }).catch(() => {})}
          >
            <Share2 aria-hidden="true" /> Share link…
          </button>
        )}
      </section>
      <section className="inspector-section inspector-two-columns inspector-qr-section">
        <QRCodeSVG
          value={shareUrl}
          size={96}
          marginSize={0}
          title="QR code for the link"
          className="inspector-qr-code"
        />
        <div>
          <h2>On a phone</h2>
          <p>Scan to open this screen on your phone.</p>
        </div>
      </section>
      <section className="inspector-section">
        <h2>Embed</h2>
        <p>
          Only the screen, with these settings.{' '}
          <a className="sh-link" href={withBase('/docs/embedding/')}>
            How embedding works
          </a>
        </p>
        <div className="inspector-field inspector-multiline-field">
          <code dir="ltr">{snippet}</code>
          <CopyButton text={snippet} label="Copy HTML" />
        </div>
        {oembedUrl && (
          <>
            <p className="inspector-hint">
              Editors that support oEmbed show a pasted link as a live preview. They read this URL:
            </p>
            <div className="inspector-field inspector-multiline-field">
              <code dir="ltr">{oembedUrl}</code>
              <CopyButton text={oembedUrl} label="Copy oEmbed URL" />
            </div>
          </>
        )}
      </section>
      {registryName && <PictureSection registryName={registryName} title={route.title} />}
    </>
  )
}
