import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import { shotPath, shotSize } from '@/lib/media/shot'
import { withBase } from '@/lib/site/catalog'
import { save } from './save'
import { SegmentedRadios } from './segmented-radios'
import { notInPicture } from './share-keys'

type Kind = 'device' | 'screen'

const kinds = [
  { value: 'device', text: 'With frame' },
  { value: 'screen', text: 'Screen only' },
] as const

/** Downloads a picture of the screen: the site's own picture, optionally with a device around it. */
export function PictureSection({ item, title }: { item: string; title: string }) {
  const state = useFrame()
  const { mode, resolvedTheme } = state
  const missing = notInPicture(state)
  const [kind, setKind] = useState<Kind>('device')
  const [answer, setAnswer] = useState('')
  const { width, height } = shotSize(kind === 'device')

  const download = async () => {
    setAnswer('')
    try {
      const { drawPicture } = await import('./draw-picture')
      const address = withBase(shotPath(item, mode, resolvedTheme))
      save(
        await drawPicture(address, kind === 'device' ? mode : undefined),
        `${item}-${mode}-${resolvedTheme}.png`,
      )
    } catch (error) {
      console.error(error)
      setAnswer('The picture could not be loaded. Check your connection and try again.')
    }
  }
  return (
    <section className="in-section" aria-label={`Picture of ${title}`}>
      <h2>Picture</h2>
      <div className="in-line">
        <span>Device</span>
        <SegmentedRadios label="Device" options={kinds} value={kind} onChange={setKind} />
      </div>
      <div className="in-line">
        <small>
          {width} × {height} px
        </small>
        <button type="button" className="in-button" onClick={download}>
          <Download aria-hidden="true" /> Download PNG
        </button>
      </div>
      {missing.length > 0 && (
        <p className="in-hint">
          The picture does not show: {missing.join(', ')}. For a picture with these settings, open the
          full-screen view and take a screenshot.
        </p>
      )}
      <p className="in-hint" role="status">
        {answer}
      </p>
    </section>
  )
}
