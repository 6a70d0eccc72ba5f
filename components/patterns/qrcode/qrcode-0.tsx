'use client'
import { useScanner } from '@patternbook/engine/qr/use-scanner'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Camera } from '@/components/ui/symbols/camera'
import { Flashlight } from '@/components/ui/symbols/flashlight'
import { Image as ImageIcon } from '@/components/ui/symbols/image'
import { ScanLine } from '@/components/ui/symbols/scan-line'
import { SwitchCamera } from '@/components/ui/symbols/switch-camera'
import english from '@/data/qrcode/layout1.json'
import { ScanResult } from './scan-result'
import { Viewfinder } from './viewfinder'

/** Errors after which the picture button is primary: there is no usable camera, or the last picture had no readable code. */
const PICTURE_FIRST_ERRORS = ['insecure', 'noCamera', 'noCode', 'unreadable']

/** Props of Qrcode0. */
export type Qrcode0Props = ScreenProps<typeof english> & {
  /** Called with the text of the code that was found. */
  onScan?: (text: string) => void
  /** Called with the text to copy. Default: copies it to the clipboard. */
  onCopy?: (text: string) => void
  /** Called with the URL in a code when Open is pressed. Default: opens the URL in a new tab after confirmation. */
  onOpen?: (url: URL) => void
}

type TranslucentButtonProps = {
  label: string
  /** Whether a toggle button is on. Omit this for other buttons. */
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

/** A round translucent button over the video; white while `pressed` is true. */
function TranslucentButton({ label, pressed, onClick, children }: TranslucentButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="pressable grid size-target place-items-center rounded-full bg-[rgb(16_18_26/.62)] text-white backdrop-blur-lg aria-pressed:bg-white aria-pressed:text-[#101218]"
    >
      {children}
    </button>
  )
}

/** A QR code scanner: reads codes from the camera after the start button is pressed, or from a picture. */
export default function Qrcode0({ data = english, onBack, onScan, ...callbacks }: Qrcode0Props) {
  const { labels } = data
  const scanner = useScanner()
  const fileInputRef = useRef<HTMLInputElement>(null)
  const { state } = scanner
  const camera = state.phase === 'scanning' ? state.camera : undefined
  const isRunning = state.phase === 'starting' || state.phase === 'scanning'
  const errorCode = state.phase === 'error' ? state.error : undefined
  const foundText = state.phase === 'found' ? state.text : undefined
  const reportScan = useEffectEvent((text: string) => onScan?.(text))
  useEffect(() => {
    if (foundText === undefined) return
    try {
      reportScan(foundText)
    } catch (error) {
      // An error in an effect would unmount the app.
      reportError(error)
    }
  }, [foundText])
  const statusMessages = {
    idle: data.announcements.idle,
    error: '',
    starting: data.announcements.starting,
    scanning: data.announcements.searching,
    reading: data.announcements.reading,
    found: data.toasts.found,
  }
  const start = () => {
    // With large text, the user may have scrolled down to the start button: scrolls up, so that the viewfinder is visible.
    scanner.videoRef.current?.closest('[data-content]')?.scrollTo({ top: 0 })
    scanner.start()
  }
  const cameraButtonVariant = errorCode && PICTURE_FIRST_ERRORS.includes(errorCode) ? 'soft' : 'fill'

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture="dark" onBack={onBack} />
      <Content className="pb-0!">
        <Viewfinder
          state={state}
          videoRef={scanner.videoRef}
          labels={labels}
          status={statusMessages[state.phase]}
          controls={[
            camera?.hasTorch && (
              <TranslucentButton
                label={labels.torch}
                pressed={camera.isTorchOn}
                onClick={() => scanner.setTorch(!camera.isTorchOn)}
              >
                <Flashlight aria-hidden="true" className="size-5.5" />
              </TranslucentButton>
            ),
            camera?.canSwitchCamera && (
              <TranslucentButton label={labels.flip} onClick={scanner.switchCamera}>
                <SwitchCamera aria-hidden="true" className="size-5.5" />
              </TranslucentButton>
            ),
          ]}
        />
        {/* iOS 26: the panel has margins, like a sheet that is not fully open. */}
        <div className="relative -mt-5 flex-none ios-26:bg-[#0a0c12] ios-26:px-2 ios-26:pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),.5rem)] material:-mt-7">
          <div className="squircle rounded-t-sheet ios-26:rounded-b-[44px] bg-page theme-dark:bg-surface material:bg-surface-container-low px-5 pt-6 pb-[max(env(safe-area-inset-bottom),1.5rem)] ios-26:pb-4 material:px-6">
            <div className="mx-auto max-w-md ios:text-center">
              {/* The key creates a new alert for each error, so that screen readers announce every error. */}
              <div key={errorCode} role={errorCode && 'alert'}>
                <h1 className="text-balance text-title2">
                  {errorCode
                    ? data.errorTitles[errorCode]
                    : state.phase === 'found'
                      ? labels.format
                      : data.title}
                </h1>
                {state.phase !== 'found' && (
                  <p className="mt-1.5 text-pretty text-secondary-label text-subhead">
                    {errorCode ? data.errors[errorCode] : data.description}
                  </p>
                )}
              </div>
              {state.phase === 'found' && <ScanResult text={state.text} data={data} {...callbacks} />}
              <div className="mt-5 flex flex-col gap-2.5">
                <Button
                  size="lg"
                  variant={isRunning ? 'soft' : cameraButtonVariant}
                  icon={
                    isRunning ? undefined : state.phase === 'found' ? (
                      <ScanLine aria-hidden="true" className="size-5" />
                    ) : (
                      <Camera aria-hidden="true" className="size-5" />
                    )
                  }
                  onClick={isRunning ? scanner.stop : start}
                >
                  {isRunning ? data.btnStop : state.phase === 'found' ? data.btnAgain : data.camera}
                </Button>
                <Button
                  size="lg"
                  variant={cameraButtonVariant === 'soft' ? 'fill' : 'soft'}
                  icon={<ImageIcon aria-hidden="true" className="size-5" />}
                  onClick={() => fileInputRef.current?.click()}
                >
                  {data.picture}
                </Button>
                <input
                  ref={fileInputRef}
                  type="file"
                  accept="image/*"
                  hidden
                  onChange={({ target }) => {
                    const [file] = target.files ?? []
                    if (file) scanner.readPicture(file)
                    // Otherwise, choosing the same picture again would not fire a change event.
                    target.value = ''
                  }}
                />
              </div>
            </div>
          </div>
        </div>
      </Content>
    </Page>
  )
}
