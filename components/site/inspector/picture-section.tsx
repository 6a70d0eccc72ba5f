import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import { previewPictureSize, SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/screenshot'
import { downloadFile } from '@/lib/qr/save'
import { withBase } from '@/lib/site/catalog'
import { SegmentedRadios } from './segmented-radios'

type PictureKind = 'device' | 'screen'

const kindOptions = [
  { value: 'device', text: 'With device' },
  { value: 'screen', text: 'Screen only' },
] as const

const scaleOptions = [
  { value: '1', text: '1×' },
  { value: '2', text: '2×' },
  { value: '3', text: '3×' },
] as const
type Scale = (typeof scaleOptions)[number]['value']

/** Returns the size of the frame, px; without a frame, the size of the published pictures. */
const pageSize = () => {
  const frame = document.querySelector<HTMLElement>('[data-frame]')
  return {
    width: frame?.offsetWidth ?? SCREENSHOT_SIZE.width,
    height: frame?.offsetHeight ?? SCREENSHOT_SIZE.height,
  }
}

/** Section that downloads a picture of the preview in its current state, optionally with a device around the screen. */
export function PictureSection({ registryName, title }: { registryName: string; title: string }) {
  const { mode, ios, resolvedTheme } = useFrame()
  const [kind, setKind] = useState<PictureKind>('device')
  const [scale, setScale] = useState<Scale>('2')
  const [status, setStatus] = useState<'ready' | 'drawing' | 'failed'>('ready')
  const { width, height } = previewPictureSize(pageSize(), kind === 'device')
  const fileName = `${registryName}-${mode}-${resolvedTheme}${scale === '1' ? '' : `@${scale}x`}.png`

  const downloadPicture = async () => {
    setStatus('drawing')
    try {
      const { drawPicture } = await import('./draw-picture')
      downloadFile(await drawPicture(Number(scale), kind === 'device' ? mode : undefined), fileName)
      setStatus('ready')
    } catch (error) {
      console.error(`Patternbook: the picture could not be drawn (${(error as Error).message}).`)
      setStatus('failed')
    }
  }
  return (
    <section className="inspector-section" aria-label={`Picture of ${title}`}>
      <h2>Picture</h2>
      <p>Shows the preview as it is now, with its state, scroll position, and open overlays.</p>
      <div className="inspector-setting-row">
        <span>Device</span>
        <SegmentedRadios label="Device" options={kindOptions} value={kind} onChange={setKind} />
      </div>
      <div className="inspector-setting-row">
        <span>Size</span>
        <SegmentedRadios label="Size" options={scaleOptions} value={scale} onChange={setScale} />
      </div>
      <div className="inspector-setting-row">
        <small>
          {width * Number(scale)} × {height * Number(scale)} px
        </small>
        <button
          type="button"
          className="inspector-button"
          disabled={status === 'drawing'}
          onClick={downloadPicture}
        >
          <Download aria-hidden="true" /> {status === 'drawing' ? 'Drawing…' : 'Download PNG'}
        </button>
      </div>
      {mode === 'ios' && ios === '26' && (
        <p className="inspector-hint">Liquid Glass is opaque in pictures.</p>
      )}
      <div role="status">
        {status === 'failed' && (
          <p className="inspector-hint">
            The picture could not be drawn. Check your connection and try again, or{' '}
            <a
              className="sh-link"
              href={withBase(screenshotPath(registryName, mode, resolvedTheme))}
              download={`${registryName}-${mode}-${resolvedTheme}.webp`}
            >
              download the published picture
            </a>
            , which has this platform and theme but otherwise the default settings.
          </p>
        )}
      </div>
    </section>
  )
}
