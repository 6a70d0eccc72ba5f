import type { ScanErrorCode, ScannerState } from '@patternbook/engine/qr/machine'
import type { ReactNode, Ref } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { SymbolIcon } from '@/components/ui/symbol'
import { Camera } from '@/components/ui/symbols/camera'
import { CameraOff } from '@/components/ui/symbols/camera-off'
import { Check } from '@/components/ui/symbols/check'
import { CircleAlert } from '@/components/ui/symbols/circle-alert'
import { Hourglass } from '@/components/ui/symbols/hourglass'
import { ImageOff } from '@/components/ui/symbols/image-off'
import { LockOpen } from '@/components/ui/symbols/lock-open'
import { ScanSearch } from '@/components/ui/symbols/scan-search'
import { VideoOff } from '@/components/ui/symbols/video-off'
import { WifiOff } from '@/components/ui/symbols/wifi-off'
import { QrCodePlaceholder } from './qr-code-placeholder'

const errorIcons: Record<ScanErrorCode, SymbolIcon> = {
  denied: CameraOff,
  noCamera: VideoOff,
  busy: Hourglass,
  insecure: LockOpen,
  failed: CircleAlert,
  noReader: WifiOff,
  noCode: ScanSearch,
  unreadable: ImageOff,
}

const BRACKETS_PATH =
  'M2 21V11a9 9 0 0 1 9-9H21M79 2H89a9 9 0 0 1 9 9V21M98 79V89a9 9 0 0 1-9 9H79M21 98H11a9 9 0 0 1-9-9V79'

type ViewfinderProps = {
  state: ScannerState
  videoRef: Ref<HTMLVideoElement>
  /** Accessible names of the video and of a scanned picture. */
  labels: { video: string; picture: string }
  /** Message below the brackets, announced by screen readers; empty if there is none. */
  status: string
  /** Buttons of the camera, before and after the message; either can be missing. */
  controls: [ReactNode, ReactNode]
}

/**
 * Viewfinder of a scanner: four brackets. While the camera scans, a line moves up and down between the brackets, or stays in the
 * center if motion is reduced. Before the scan, a camera icon is between the brackets; after it, the scanned picture or an icon.
 */
export function Viewfinder({ state, videoRef, labels, status, controls }: ViewfinderProps) {
  const { phase } = state
  const picture = 'picture' in state ? state.picture : undefined
  const ErrorIcon = phase === 'error' ? errorIcons[state.error] : undefined
  const isScanning = phase === 'scanning'
  const isBeforeScan = !picture && (phase === 'idle' || phase === 'starting')
  const isBusy = phase === 'starting' || phase === 'reading'
  return (
    <div
      data-hero
      className="relative isolate flex min-h-[min(96cqw,52cqh)] flex-1 flex-col items-center justify-center overflow-hidden bg-[#0a0c12] px-6 pt-bar pb-24 text-white"
    >
      <div className="absolute inset-0 -z-2 bg-accent-gradient after:absolute after:inset-0 after:bg-radial-[130%_90%_at_50%_0%] after:from-[rgb(10_12_18/.2)] after:to-[rgb(10_12_18/.82)] after:to-76%" />
      <video
        ref={videoRef}
        muted
        playsInline
        aria-label={isScanning ? labels.video : undefined}
        aria-hidden={!isScanning}
        className={`absolute inset-0 -z-1 size-full object-cover transition-opacity motion-duration-250 ${isScanning ? '' : 'invisible opacity-0'} ${isScanning && state.camera.isMirrored ? '-scale-x-100' : ''}`}
      />
      <div
        className={`relative grid aspect-square w-[min(70cqw,38cqh,18rem)] flex-none place-items-center rounded-[9%] transition-[scale] motion-duration-250 ease-ios ${phase === 'found' ? 'scale-94' : ''} ${isScanning ? 'shadow-[0_0_0_200cqmax_rgb(4_6_12/.42)]' : ''}`}
      >
        {picture ? (
          // Apps may use the lint rule of Next.js against <img>, which allows an <img> in a <picture>.
          <picture className="contents">
            <img
              src={picture}
              alt={labels.picture}
              className={`absolute inset-[5%] size-[90%] rounded-[6%] bg-white/6 object-contain ${phase === 'error' ? 'opacity-45' : ''}`}
            />
          </picture>
        ) : (
          !isScanning &&
          !isBeforeScan && (
            <QrCodePlaceholder className={`size-[78%] ${ErrorIcon ? 'opacity-10' : 'opacity-28'}`} />
          )
        )}
        {(ErrorIcon || phase === 'found') && (
          <span
            className={`absolute grid place-items-center rounded-full shadow-[0_6px_24px_rgb(0_0_0/.4)] ${ErrorIcon ? 'size-16 bg-[#1c1f2a] text-[#ffb4ab]' : '-bottom-5 size-12 bg-[#1e8e4e] text-white'}`}
          >
            {ErrorIcon ? (
              <ErrorIcon aria-hidden="true" className="size-8" />
            ) : (
              <Check aria-hidden="true" className="size-7" strokeWidth={3} />
            )}
          </span>
        )}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          className={`absolute inset-0 ${phase === 'error' ? 'opacity-40' : phase === 'found' ? 'text-[#7ee2a5]' : ''} ${isBusy ? 'breathe' : ''}`}
        >
          <path d={BRACKETS_PATH} />
        </svg>
        {isBeforeScan && (
          <span className="grid size-28 place-items-center rounded-full bg-white/14 expressive:shape-cookie">
            <Camera aria-hidden="true" className="size-13" />
          </span>
        )}
        {isScanning && (
          <span aria-hidden="true" className="sweep absolute inset-x-[7%] inset-y-[9%]">
            <span className="block h-0.5 rounded-full bg-linear-to-r from-transparent via-white to-transparent shadow-[0_0_18px_4px_color-mix(in_oklab,var(--pb-tint)_75%,white)]" />
          </span>
        )}
      </div>
      <div className="absolute inset-x-0 bottom-6 flex min-h-target items-center gap-2 px-3">
        <div className="flex w-target flex-none">{controls[0]}</div>
        <div className="flex min-w-0 flex-1 justify-center">
          <p
            role="status"
            className="flex items-center gap-2 rounded-pill bg-[rgb(16_18_26/.78)] px-4 py-2 text-center text-footnote text-white transition-opacity motion-duration-150 empty:opacity-0"
          >
            {isBusy && <Spinner className="size-4.5" />}
            {status}
          </p>
        </div>
        <div className="flex w-target flex-none">{controls[1]}</div>
      </div>
    </div>
  )
}
